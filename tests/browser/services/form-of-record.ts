import { beforeAll } from "vitest";
import { openPlaceOfService, openPlaceOfServices } from "./place-of-service.ts";

/** The description of what is sent as JSON. */
export const json = (schema: object) => ({ content: { "application/json": { schema } } });

interface FormOfRecord {
  /** The schema of the record. */
  schema: object;
  /** What the service answers to every call, unless `respond` says otherwise. */
  stored?: object;
  respond?: Parameters<typeof openPlaceOfService>[2];
  /** The schema of the answer that the record is read from, and where it is in it. */
  read?: { schema: object; as: string };
  /** What the document says of the write, which is a patch unless said otherwise. */
  write?: { method?: "patch" | "put"; parameters?: object[]; responses?: object };
}

/**
 * A place, of its own unless another is given, with the page `/test/machine`: a form of the one record of a service, which describes it
 * by `schema` and takes changes of it.
 */
export function openFormOfRecord(
  { schema, stored = {}, respond, read, write }: FormOfRecord,
  shared = openPlaceOfServices(),
) {
  const { method = "patch", ...described } = write ?? {};
  const machines = {
    openapi: "3.1.0",
    info: { title: "Machines", version: "1" },
    paths: {
      "/machine": {
        get: {
          operationId: "readMachine",
          responses: { "200": { description: "The machine.", ...json(read?.schema ?? schema) } },
        },
        [method]: {
          operationId: "changeMachine",
          requestBody: json(schema),
          responses: { "200": { description: "Saved." } },
          ...described,
        },
      },
    },
  };
  const answer: Parameters<typeof openPlaceOfService>[2] = (request, response) => {
    if (respond) return respond(request, response);
    response.writeHead(200, { "Content-Type": "application/json" });
    response.end(JSON.stringify(stored));
  };
  const opened = openPlaceOfService("machines", machines, answer, shared);
  beforeAll(async () => {
    const values = { load: "machines.readMachine", ...(read && { as: read.as }) };
    const body = { kind: "form", submit: "machines.changeMachine", values, after: "stay" };
    await opened.publish("test/machine", "Machine", body);
  });
  return opened;
}
