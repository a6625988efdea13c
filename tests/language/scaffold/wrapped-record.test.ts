import { expect, it } from "vitest";
import { scaffoldPage } from "../../../src/language/scaffold/scaffold-page.ts";
import { madeService, number, reads, takes, text } from "../../catalogue/resources/made-service.ts";
import { compileFor } from "../../support/shipped-environment.ts";

const endpoint = { id: number, endpoint: text, ttl: number, domain: text };

/** A service whose read holds a record in a field that may have the name of one of its own fields. */
function service(holder: string, method = "put") {
  const record = { type: "object", properties: endpoint };
  const list = { type: "array", items: record };
  return madeService(
    {
      "/endpoints": { get: reads({ endpoints: list }) },
      "/endpoints/{id}": {
        get: reads({ [holder]: record }),
        [method]: takes({ ttl: number, domain: text }),
      },
    },
    `${method.toUpperCase()} /endpoints/{id}`,
  );
}

it.each(["data", "endpoint"])(
  "a form that replaces a record begins with what its read holds in “%s”",
  (holder) => {
    const { catalogue, operation } = service(holder);
    const list = [...catalogue.operations.values()].find(({ path }) => path === "/endpoints");
    for (const id of [list?.id ?? "", operation.id]) {
      const page = JSON.stringify(scaffoldPage(catalogue, id));
      expect(page).toContain(`"as":"answer.${holder}"`);
    }
  },
);

it.each([
  ["put", "data", "beginsWithout"],
  ["put", "endpoint", "beginsWithout"],
  ["patch", "data", "valuesWithin"],
  ["patch", "endpoint", "valuesWithin"],
])(
  "the checker tells a form that sends a %s and begins with what only holds its record in “%s”",
  (method, holder, code) => {
    const { catalogue, operation } = service(holder, method);
    const read = [...catalogue.operations.values()].find(
      (one) => one.method === "get" && one.path === "/endpoints/{id}",
    );
    const load = { call: read?.id, with: { id: "params.id" } };
    const submit = { call: operation.id, with: { id: "params.id" } };
    const told = (values: object) => {
      const body = { kind: "form", values, submit };
      const page = JSON.stringify({ title: "It", params: { id: "integer" }, body });
      return compileFor(catalogue, page).problems.map((problem) => problem.code);
    };
    expect(told({ load })).toEqual([code]);
    expect(told({ load, as: `answer.${holder}` })).toEqual([]);
  },
);
