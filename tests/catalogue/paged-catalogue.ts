import { createCatalogue } from "../../src/catalogue/catalogue.ts";
import type { ListExtension, OpenApiParameter } from "../../src/catalogue/openapi.ts";

/** A catalogue of an external service with the only operation `things.list`. */
export function pagedCatalogue({
  list = { rows: "" },
  parameters = [],
}: {
  list?: ListExtension;
  parameters?: OpenApiParameter[];
}) {
  const isWithin = parameters.some((parameter) => parameter.in === "path");
  const get = { operationId: "things.list", "x-list": list, parameters, responses: {} };
  return createCatalogue([
    {
      openapi: "3.1.1",
      info: { title: "Things", version: "1" },
      "x-service": {
        name: "things",
        envelope: { data: "", messages: [], success: [{ from: 200, to: 299 }] },
      },
      paths: { [isWithin ? "/shops/{shop}/things" : "/things"]: { get } },
    },
  ]);
}
