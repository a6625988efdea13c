import { beforeAll } from "vitest";
import { openPlaceOfService } from "./place-of-service.ts";

/**
 * A place with the page `/test/machine`: a form of the record `stored` that a service answers and
 * describes by `schema`, and takes changes of.
 */
export function openFormOfRecord(stored: object, schema: object) {
  const content = { content: { "application/json": { schema } } };
  const machines = {
    openapi: "3.1.0",
    info: { title: "Machines", version: "1" },
    paths: {
      "/machine": {
        get: {
          operationId: "readMachine",
          responses: { "200": { description: "The machine.", ...content } },
        },
        patch: {
          operationId: "changeMachine",
          requestBody: content,
          responses: { "200": { description: "Saved." } },
        },
      },
    },
  };
  const opened = openPlaceOfService("machines", machines, (_request, response) => {
    response.writeHead(200, { "Content-Type": "application/json" });
    response.end(JSON.stringify(stored));
  });
  beforeAll(async () => {
    const values = { load: "machines.readMachine" };
    const body = { kind: "form", submit: "machines.changeMachine", values, after: "stay" };
    await opened.publish("test/machine", "Machine", body);
  });
  return opened;
}
