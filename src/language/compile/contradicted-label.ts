import { plain } from "../../catalogue/resources/paths.ts";
import { argumentAt } from "../../catalogue/schema/pointer.ts";
import { partsThatAre } from "../plan/part.ts";
import { saidIn, shownIn } from "../plan/text.ts";
import type { PageContext } from "./page-context.ts";

/**
 * Reports a button that sends the opposite of what its label says, such as `isActive: false` from
 * “Activate” or `isLocked: true` from “Unlock”.
 */
export function reportContradicted(context: PageContext): void {
  const calls = partsThatAre(["call"], context.parts);
  for (const { path, plan } of partsThatAre(["action"], context.parts)) {
    const call = calls.find((part) => part.path === `${path}/call`);
    const texts = call ? saidIn(context.environment, plan.label) : [];
    for (const { name, value } of call?.plan.args ?? []) {
      const sent = value.tree.op === "value" ? value.tree.args : null;
      if (typeof sent !== "boolean") continue;
      const said = texts.flatMap((text) => saidOf(text, name));
      if (said.length === 0 || said.includes(sent)) continue;
      const at = argumentAt(`${path}/call`, name);
      const label = shownIn(context.environment, plan.label);
      context.report("contradictsLabel", at, { name, value: value.source, label });
    }
  }
}

/** Words that turn the meaning of a label around, or leave it open. */
const turning = /^(not|no|non|remove|undo|stop|cancel|clear|without|toggle|switch|sin|quitar)$/;

/** What the words of a label say of a yes or no: whether it becomes yes, or no. */
function saidOf(label: string, name: string): boolean[] {
  const flag = plain(name).replace(/^(is|has)/, "");
  const words = label.toLowerCase().match(/[a-z]+/g) ?? [];
  // A label such as “Paid” may name the state that there is.
  const isState = words.length === 1 && words[0] === flag;
  if (isState || words.some((word) => turning.test(word))) return [];
  return words.flatMap((word) => {
    if (means(flag, word)) return [true];
    const [, positive = ""] = /^(?:un|de)(.+)$/.exec(word) ?? [];
    const opposite = opposites[word] ?? positive;
    return opposite !== "" && means(flag, opposite) ? [false] : [];
  });
}

const opposites: Readonly<Record<string, string>> = {
  disable: "enable",
  enable: "disable",
  close: "open",
  open: "close",
  show: "hidden",
};

/** Whether a verb makes a flag true, as “activate” does `active`. */
function means(flag: string, verb: string): boolean {
  const stem = verb.replace(/(ate|ed|e)$/, "");
  return stem.length >= 4 && flag.startsWith(stem);
}
