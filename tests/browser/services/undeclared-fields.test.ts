import { beforeAll, expect, it } from "vitest";
import { password } from "../../support/first-start.ts";
import { openPlaceOfService } from "./place-of-service.ts";

const text = { type: "string" };
const schema = {
  type: "object",
  properties: { realm: text, displayName: text, motto: text },
};
const content = { content: { "application/json": { schema } } };
const parameters = [{ name: "realm", in: "path", required: true, schema: text }];

/** A service whose document leaves out fields of its records. */
const realms = {
  openapi: "3.0.3",
  info: { title: "Realms", version: "1" },
  paths: {
    "/realms/{realm}": {
      parameters,
      get: { operationId: "readRealm", responses: { "200": { description: "It.", ...content } } },
      put: {
        operationId: "replaceRealm",
        requestBody: content,
        responses: { "204": { description: "Done." } },
      },
    },
  },
};

let realm: Record<string, unknown> = {
  ...{ realm: "main", displayName: "Main", motto: "Old" },
  mail: { host: "old" },
};

const { place, publish, sent } = openPlaceOfService("realms", realms, (request, response) => {
  if (request.method === "PUT") response.writeHead(204).end();
  else response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify(realm));
});
beforeAll(() => {
  const submit = { call: "realms.replaceRealm", with: { realm_: '"main"' } };
  const values = { load: { call: "realms.readRealm", with: { realm: '"main"' } } };
  const form = { kind: "form", submit, values, fields: ["displayName"], after: "stay" };
  return publish("test/realm", "Realm", form);
});

it("a replacement sends back the fields that the form or the document leaves out, as they are now", async () => {
  const { page } = await place.visitSignedIn({ password, at: "/test/realm" });
  const name = page.getByRole("textbox", { name: "Display name" });
  await expect.poll(() => name.inputValue()).toBe("Main");
  await name.fill("Changed");
  realm = { ...realm, motto: "New", mail: { host: "new" } };
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect
    .poll(() => sent("PUT"))
    .toEqual([{ realm: "main", displayName: "Changed", motto: "New", mail: { host: "new" } }]);
});
