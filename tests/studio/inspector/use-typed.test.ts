// @vitest-environment happy-dom

import { act, createElement } from "react";
import { describe, expect, it } from "vitest";
import { useTyped } from "../../../src/studio/inspector/use-typed.ts";
import { mountedEach } from "../../support/mounted.ts";

interface LineProps {
  said: string;
  onSay(value: string): void;
  seen(typed: ReturnType<typeof useTyped>): void;
}

const unfinished = new Map();

/** Draws the text of an input for a list of numbers. */
function Line({ said, onSay, seen }: LineProps) {
  const isWhole = (value: string) => value.endsWith("]");
  const typed = useTyped(said, onSay, { isWhole, unfinished, key: "/body/limit" });
  seen(typed);
  return typed.value;
}

describe("what is typed in an input of the inspector", () => {
  const mounted = mountedEach();
  let applied: string[] = [];
  let typed: ReturnType<typeof useTyped>;

  const show = async (said: string): Promise<string> => {
    const seen = (now: typeof typed): void => {
      typed = now;
    };
    await mounted.draw(createElement(Line, { said, onSay: (value) => applied.push(value), seen }));
    return mounted.container.textContent ?? "";
  };
  const type = (value: string) => act(async () => typed.type(value));
  const leave = () => act(async () => typed.flush());

  it.each(["[1", "[1, 2]"])(
    "overwrites no value that others have set since, or that is now at its place: %s",
    async (text) => {
      applied = [];
      await show("[]");
      await type(text);
      expect(await show("[3]")).toBe("[3]");
      expect(typed.isUnsaid).toBe(false);
      await leave();
      expect(applied).toEqual([]);
      await type("[3, 4]");
      await leave();
      expect(applied).toEqual(["[3, 4]"]);
    },
  );

  it("stays where its own beginning is what has changed", async () => {
    applied = [];
    await show("[]");
    await type("[1, 2]");
    const typeBefore = typed.type;
    await leave();
    await act(async () => typeBefore("[1, 2, 3]"));
    expect(await show("[1, 2]")).toBe("[1, 2, 3]");
    await leave();
    expect(applied).toEqual(["[1, 2]", "[1, 2, 3]"]);
  });
});
