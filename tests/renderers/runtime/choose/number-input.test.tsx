// @vitest-environment happy-dom
import { act, useState } from "react";
import { expect, it } from "vitest";
import { NumberInput } from "../../../../renderers/runtime/choose/number-input.tsx";
import { mountedEach } from "../../../support/mounted.ts";

const mounted = mountedEach();

/** The value that the input's holder has, as JSON. */
const held = () => mounted.container.querySelector("output")?.textContent;

function Holder({ isWhole }: { isWhole?: boolean }) {
  const [value, setValue] = useState<unknown>(7);
  const props = { language: "ja" as const, value, onChange: setValue, isWhole };
  return (
    <>
      <NumberInput {...props} fault="Enter a number." />
      <output>{JSON.stringify(value)}</output>
    </>
  );
}

/** Types a text, one character after the other, and leaves the input. */
async function type(text: string): Promise<HTMLInputElement> {
  const input = mounted.container.querySelector("input");
  if (!input) throw new Error("There is no input.");
  await act(async () => input.focus());
  for (const typed of ["", ...[...text].map((_, at, all) => all.slice(0, at + 1).join(""))]) {
    await act(async () => {
      input.dispatchEvent(new InputEvent("beforeinput", { bubbles: true }));
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, typed);
      input.dispatchEvent(new InputEvent("input", { bubbles: true }));
    });
  }
  await act(async () => input.blur());
  return input;
}

it("keeps a text that is no number, instead of a part of it or the number before", async () => {
  await mounted.draw(<Holder />);
  for (const text of ["12万", "3/4", "abc", "١٢", "0x10"]) {
    const input = await type(text);
    expect([input.value, held(), input.validationMessage], text).toEqual([
      text,
      JSON.stringify(text),
      "Enter a number.",
    ]);
  }
  const input = await type("1,500");
  expect([input.value, held(), input.validationMessage]).toEqual(["1500", "1500", ""]);
  await type("abc");
  expect([(await type("")).value, held()]).toEqual(["", "null"]);
});

it("keeps a number with decimals where only whole ones are asked for, and names it as faulty", async () => {
  await mounted.draw(<Holder isWhole />);
  for (const [text, fault] of [
    ["1.5", "Enter a number."],
    ["", ""],
    ["9007199254740993", ""],
  ]) {
    const input = await type(text ?? "");
    expect([input.value, input.validationMessage]).toEqual([text, fault]);
  }
});
