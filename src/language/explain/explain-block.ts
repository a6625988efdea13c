import { isBroken } from "../broken.ts";
import { isAtOrBelow, type Part, type PartThatIs, partsThatAre } from "../plan/part.ts";
import { usualQuestion } from "../plan/plans.ts";
import { explainCall, occasionOf } from "./explain-call.ts";
import { explainFields } from "./explain-fields.ts";
import { below, code, type Explaining, labelAround, said, tell } from "./explaining.ts";

/**
 * Explains a block: who sees it, what data it reads and shows, what it asks for, and its actions.
 */
export function explainBlock(explaining: Explaining, { path, plan }: PartThatIs<"block">): void {
  const name = plan.name === null ? "" : ` ${code(plan.name)}`;
  const title = plan.title === null ? "" : said(explaining, plan.title);
  const key = isBroken(plan) ? "broken" : title === "" ? "block" : "blockTitled";
  const inside = below(explaining);
  tell(explaining, path, key, { kind: plan.kind, name, title });
  if (plan.when) tell(inside, `${path}/when`, "when", { when: code(plan.when.source) });
  if (plan.every !== undefined) tell(inside, `${path}/every`, "every", { seconds: plan.every });
  explainArea(inside, explaining.partsWithin.get(path) ?? [], path);
}

/** Explains the parts of a block or of one of its items, in the same order for all kinds. */
function explainArea(explaining: Explaining, parts: readonly Part[], path: string): void {
  const items = partsThatAre(["item"], parts);
  const inItem = (at: string): boolean =>
    items.some(
      (item) => item.path !== path && isAtOrBelow(item.path, path) && isAtOrBelow(at, item.path),
    );
  const own = parts.filter((part) => isAtOrBelow(part.path, path) && !inItem(part.path));
  const calls = partsThatAre(["call"], own);
  const isLast = ({ moment }: Part): boolean => moment === "save" || moment === "follow";
  for (const call of calls) if (!isLast(call)) explainBlockCall(explaining, parts, call);
  const entered = calls.some(isLast) ? "asks" : calls.length > 0 ? "narrows" : "chooses";
  explainFields(explaining, own, { path, entered });
  explainExpressions(explaining, own, path);
  for (const action of partsThatAre(["action"], own)) explainAction(explaining, action);
  for (const item of items) {
    if (item.path === path || !isAtOrBelow(item.path, path)) continue;
    if (explainSentence(explaining, parts, item)) continue;
    tell(explaining, item.path, "item", { label: said(explaining, item.plan.label) });
    explainArea(below(explaining), parts, item.path);
  }
  for (const block of partsThatAre(["block"], own)) {
    if (block.path !== path) explainBlock(explaining, block);
  }
  for (const call of calls) if (isLast(call)) explainBlockCall(explaining, parts, call);
  explainDone(explaining, own);
}

/** Explains an item that is only a conditional sentence; answers whether the item is one. */
function explainSentence(
  explaining: Explaining,
  parts: readonly Part[],
  item: PartThatIs<"item">,
): boolean {
  const inside = parts.filter((part) => part !== item && isAtOrBelow(part.path, item.path));
  const [condition] = partsThatAre(["expression"], inside);
  if (inside.length !== 1 || condition?.path !== `${item.path}/when`) return false;
  const label = said(explaining, item.plan.label);
  tell(explaining, item.path, "whenOf", { label, when: code(condition.plan.source) });
  return true;
}

function explainBlockCall(
  explaining: Explaining,
  parts: readonly Part[],
  { path, plan, moment }: PartThatIs<"call">,
): void {
  const isInItem = partsThatAre(["item"], parts).some((item) => isAtOrBelow(path, item.path));
  const label = isInItem ? null : labelAround(explaining, parts, path);
  explainCall(explaining, path, plan, occasionOf(explaining, moment ?? "act", plan, label));
}

/** Explains conditions and values, except those that are explained with their call. */
function explainExpressions(explaining: Explaining, parts: readonly Part[], area: string): void {
  const calls = partsThatAre(["call"], parts);
  const named = parts.filter(({ path }) => path !== area);
  for (const { path, plan, within } of partsThatAre(["expression"], parts)) {
    if (path === `${within}/when`) continue;
    if (calls.some((call) => isAtOrBelow(path, `${call.path}/with`))) continue;
    const property = path.slice(path.lastIndexOf("/") + 1);
    const label = labelAround(explaining, named, path);
    const value = code(plan.source);
    if (property === "when" && label !== null) {
      tell(explaining, path, "whenOf", { label, when: value });
      continue;
    }
    const steps = path.slice(area.length + 1).replaceAll("/", " › ");
    const key = label === null ? "expression" : "expressionOf";
    const told = label === null ? steps : property;
    tell(explaining, path, key, { property: told, label: label ?? "", value });
  }
}

/** Explains an action: who sees it, what it asks, what it does and what follows. */
function explainAction(explaining: Explaining, { path, plan, actsOn }: PartThatIs<"action">): void {
  const { label, when, enabled, confirm, effect } = plan;
  const named = said(explaining, label);
  const inside = below(explaining);
  tell(explaining, path, `action.${actsOn ?? "plain"}`, { label: named });
  if (when) tell(inside, `${path}/when`, "when", { when: code(when.source) });
  if (enabled) {
    tell(inside, `${path}/enabled`, "enabled", { when: code(enabled.source) });
  }
  if (confirm === usualQuestion) tell(inside, `${path}/confirm`, "asksUsual");
  else if (confirm !== null) {
    tell(inside, `${path}/confirm`, "asks", { question: said(explaining, confirm) });
  }
  if (effect.type === "go") {
    tell(inside, `${path}/go`, "goes", { address: code(effect.address.source) });
  } else if (effect.type === "open") {
    tell(inside, `${path}/open`, `opens.${effect.as}`);
    const opened = partsThatAre(["block"], explaining.partsWithin.get(path) ?? []);
    for (const block of opened) explainBlock(inside, block);
  } else explainSteps(inside, path, effect);
}

type Steps = Extract<PartThatIs<"action">["plan"]["effect"], { type: "call" }>;

function explainSteps(explaining: Explaining, path: string, { call, next, download }: Steps): void {
  explainCall(explaining, `${path}/call`, call, { key: "first" });
  for (const [index, step] of next.entries()) {
    const at = `${path}/next/${index}`;
    const label = said(explaining, step.label);
    explainCall(explaining, `${at}/call`, step.call, { key: "next", values: { label } });
    if (step.when) {
      tell(below(explaining), `${at}/when`, "stepWhen", { when: code(step.when.source) });
    }
  }
  if (download) {
    tell(explaining, `${path}/download`, "download", { name: code(download.name.source) });
  }
  explainDone(explaining, explaining.partsWithin.get(path) ?? []);
}

/** Explains what people are told once all calls of an action or a form have succeeded. */
function explainDone(explaining: Explaining, parts: readonly Part[]): void {
  for (const { path, plan } of partsThatAre(["done"], parts)) {
    tell(explaining, path, "done", { text: said(explaining, plan) });
  }
}
