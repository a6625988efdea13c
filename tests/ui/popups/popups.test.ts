import { expect, it } from "vitest";
import { createPopups, type Popups } from "../../../src/ui/popups/popups.ts";

/** Creates popups that record what they are told to show. */
function noted(): { shown: Popups; acts: unknown[] } {
  const acts: unknown[] = [];
  const ask = (kind: string) => (question: object) => {
    acts.push([kind, question]);
    return {
      update: (changed: object) => void acts.push(["update", changed]),
      destroy: () => void acts.push(["destroy"]),
    };
  };
  const say = (kind: string) => (content: string) => void acts.push([kind, content]);
  const shown: Popups = {
    message: {
      open: ({ key }) => void acts.push(["open", key]),
      success: say("success"),
      warning: say("warning"),
      error: say("error"),
      info: say("info"),
      destroy: (key) => void acts.push(["destroyed", key]),
    },
    modal: { confirm: ask("confirm"), info: ask("told") },
  };
  return { shown, acts };
}

it("what is shown too early is shown in its order once something can show it", () => {
  const { given, attach } = createPopups();
  const { shown, acts } = noted();
  given.message.error("first");
  const question = given.modal.confirm({ title: "second" });
  question.update({ title: "third" });
  question.destroy();
  expect(acts).toEqual([]);
  attach(shown);
  given.message.success("fifth");
  expect(acts).toEqual([
    ["error", "first"],
    ["confirm", { title: "second" }],
    ["update", { title: "third" }],
    ["destroy"],
    ["success", "fifth"],
  ]);
});

it("a question whose answer is dangerous has the focus on the one that changes nothing", () => {
  const { given, attach } = createPopups();
  const { shown, acts } = noted();
  attach(shown);
  const danger = { title: "Delete?", okButtonProps: { danger: true } };
  given.modal.confirm(danger);
  given.modal.confirm({ title: "Go on?", okButtonProps: { danger: false } });
  expect(acts).toEqual([
    ["confirm", { ...danger, autoFocusButton: "cancel" }],
    ["confirm", { title: "Go on?", okButtonProps: { danger: false } }],
  ]);
});

it("the first message asks for what shows it, also one from before anybody could be asked", () => {
  const { given, whenNeeded } = createPopups();
  let times = 0;
  const load = () => {
    times += 1;
  };
  whenNeeded(load);
  expect(times).toBe(0);
  given.message.error("one");
  expect(times).toBe(1);
  whenNeeded(load);
  expect(times).toBe(2);
});
