// @vitest-environment happy-dom
import { act, useState } from "react";
import { describe, expect, it } from "vitest";
import { HostContext } from "../../../../renderers/runtime/page/contexts.ts";
import { Widget } from "../../../../renderers/widgets/text/Widget.tsx";
import type { JsonSchema } from "../../../../src/catalogue/schema/json-schema.ts";
import { mountedEach } from "../../../support/mounted.ts";
import { pageHost } from "../../../support/page-host.ts";

const mounted = mountedEach();
const ignored = (): void => {};

interface HolderProps {
  schema: JsonSchema;
  first?: string;
}

function Holder({ schema, first }: HolderProps) {
  const [value, setValue] = useState<unknown>(first);
  const handlers = { onChange: setValue, onBlur: ignored, onFocus: ignored };
  return (
    <HostContext value={pageHost("en")}>
      <Widget id="c" name="c" label="C" schema={schema} options={{}} value={value} {...handlers} />
    </HostContext>
  );
}

/** What a field shows once a text was typed into it, if any, and the field was left. */
async function shownAfter(text: string | null, holder: HolderProps): Promise<string | undefined> {
  await mounted.draw(<Holder key={`${text} ${JSON.stringify(holder)}`} {...holder} />);
  const input = mounted.container.querySelector("input");
  await act(async () => input?.focus());
  await act(async () => {
    if (text === null || !input) return;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text);
    input.dispatchEvent(new InputEvent("input", { bubbles: true }));
  });
  await act(async () => input?.blur());
  return input?.value;
}

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

describe("a text that was typed", () => {
  const mobile = { schema: { type: "string", format: "cn-mobile" } } as const;
  const code = { schema: { type: "string", pattern: "^[A-Z]{2}-\\d+$" } } as const;

  it("gets the form that its field wants where it has wide digits or a blank at its end", async () => {
    expect(await shownAfter("１３８００１３８０００", mobile)).toBe("13800138000");
    expect(await shownAfter("13800138000 ", mobile)).toBe("13800138000");
    expect(await shownAfter("ＡＢ－１２", code)).toBe("AB-12");
  });

  it("stays as it is where that would not give it the form, or where it needs none", async () => {
    expect(await shownAfter("１３８", mobile)).toBe("１３８");
    const digits = { type: "string", pattern: "^\\w+$" } as const;
    for (const other of ["10²", "7º", "№5"]) {
      expect(await shownAfter(other, { schema: digits })).toBe(other);
    }
    expect(await shownAfter(" ｱﾍﾞ ", { schema: { type: "string" } })).toBe(" ｱﾍﾞ ");
    expect(await shownAfter("１２", { schema: { type: "string", pattern: "[" } })).toBe("１２");
  });

  it("is none where a stored text was only looked at", async () => {
    expect(await shownAfter(null, { ...mobile, first: "13800138000 " })).toBe("13800138000 ");
  });
});
