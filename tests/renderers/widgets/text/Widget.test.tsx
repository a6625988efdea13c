// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { HostContext } from "../../../../renderers/runtime/page/contexts.ts";
import { Widget } from "../../../../renderers/widgets/text/Widget.tsx";
import type { JsonSchema } from "../../../../src/catalogue/schema/json-schema.ts";
import { mountedEach } from "../../../support/mounted.ts";
import { pageHost } from "../../../support/page-host.ts";

const mounted = mountedEach();
const ignored = (): void => {};

/** What a phone may change of a text that is typed into the field. */
async function mayChange(schema: JsonSchema) {
  const handlers = { onChange: ignored, onBlur: ignored, onFocus: ignored };
  await mounted.draw(
    <HostContext value={pageHost("en")}>
      <Widget id="code" name="code" label="Code" schema={schema} options={{}} {...handlers} />
    </HostContext>,
  );
  const input = mounted.container.querySelector("input");
  return ["autocapitalize", "autocorrect", "spellcheck"].map((name) => input?.getAttribute(name));
}

it("a phone neither corrects nor capitalises a text that must have a form", async () => {
  const asTyped = ["none", "off", "false"];
  expect(await mayChange({ type: "string", pattern: "^[a-z-]+$" })).toEqual(asTyped);
  expect(await mayChange({ type: "string", format: "email" })).toEqual(asTyped);
  expect(await mayChange({ type: "string" })).toEqual([null, null, null]);
});

it("a phone helps with ordinary words, also where they must not be blank or must be letters", async () => {
  for (const pattern of ["\\S", "^(?! ).+$", "^[\\p{L} .'-]+$"]) {
    expect(await mayChange({ type: "string", pattern })).toEqual([null, null, null]);
  }
});
