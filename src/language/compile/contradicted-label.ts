import { operationOf } from "../../catalogue/operation-of.ts";
import { lastStep, plain, wordsOf } from "../../catalogue/resources/paths.ts";
import { argumentAt } from "../../catalogue/schema/pointer.ts";
import { canHoldTogether } from "../expression/constant-truth.ts";
import { astOf } from "../expression/parse.ts";
import { isAtOrBelow, type PartThatIs, partsThatAre } from "../plan/part.ts";
import type { ArgumentPlan, TextPlan } from "../plan/plans.ts";
import { saidIn, shownIn } from "../plan/text.ts";
import type { Problem } from "../problem.ts";
import type { PageContext } from "./page-context.ts";
import { verbIn, verbsOf } from "./spoken-verbs.ts";

type Action = PartThatIs<"action">;
type Call = PartThatIs<"call">;

/**
 * Reports a button that sends the opposite of what its texts say, such as `isActive: false` from
 * “Activate”, and one that is there only for records to which it is done already.
 */
export function reportContradicted(context: PageContext, problems: readonly Problem[]): void {
  const calls = partsThatAre(["call"], context.parts);
  const told = partsThatAre(["done"], context.parts);
  for (const action of partsThatAre(["action"], context.parts)) {
    const { path } = action;
    const places = [`${path}/call`, `${path}/open/submit`];
    const call = calls.find((part) => places.includes(part.path));
    if (!call) continue;
    const done = told.find((part) => [`${path}/done`, `${path}/open/done`].includes(part.path));
    reportOpposite(context, action, call, done?.plan ?? null);
    const isTold = problems.some(({ pointer }) => isAtOrBelow(pointer, path));
    if (!isTold) reportDoneAlready(context, action, call);
  }
}

function reportOpposite(
  { environment, report }: PageContext,
  { plan: action }: Action,
  { path, plan }: Call,
  done: TextPlan | null,
): void {
  const texts = [
    { text: action.label, isSaid: isAsked },
    { text: action.confirm, isSaid: isAsked },
    { text: done, isSaid: isToldAfter },
  ];
  for (const argument of plan.args) {
    const { name, value } = argument;
    for (const { text, isSaid } of texts) {
      if (text === null) continue;
      const flag = plain(name).replace(/^(is|has)/, "");
      const said = saidIn(environment, text).flatMap((one) => saidOf(one, flag, isSaid));
      const sent = sentTo(argument, said, [action.when?.source, action.enabled?.source]);
      if (sent === null || said.length === 0 || said.includes(sent)) continue;
      const values = { name, value: value.source, label: shownIn(environment, text) };
      report("contradictsLabel", argumentAt(path, name), values);
      break;
    }
  }
}

/**
 * The yes or no that an argument sends; of `!row.isActive` the one that a text does not say, if the
 * conditions of the button admit it.
 */
function sentTo(
  { name, value: { tree, source } }: ArgumentPlan,
  said: readonly boolean[],
  conditions: readonly (string | undefined)[],
): boolean | null {
  if (tree.op === "value") return typeof tree.args === "boolean" ? tree.args : null;
  if (source.trim() !== `!row.${name}` || new Set(said).size !== 1) return null;
  const [wanted = true] = said;
  return canHold([...conditions, wanted ? `row.${name}` : `!row.${name}`]) ? !wanted : wanted;
}

function canHold(sources: readonly (string | undefined)[]): boolean {
  const nodes = sources.flatMap((source) => (source === undefined ? [] : (astOf(source) ?? [])));
  return canHoldTogether(nodes, []);
}

/** Words that turn the meaning of a text around, or leave it open. */
const turning =
  /^(not|no|non|never|remove|undo|stop|cancel|clear|without|toggle|switch|sin|quitar)$/;

/** Whether the words of a text say what is done, so that a word among them is the verb of it. */
type IsSaid = (words: readonly string[], isVerb: (word: string) => boolean) => boolean;

/** Its first word says what is done; “Paid orders …” or “Active” tell of the state that there is. */
const isAsked: IsSaid = ([first = ""], isVerb) =>
  /^(mark|set|make)$/.test(first) || (isVerb(first) && !/([^e]ed|paid|active)$/.test(first));
/** “The product was active” tells of the state before; “The order was approved” of what was done. */
const isToldAfter: IsSaid = (words, isVerb) => {
  const [last = "", before = ""] = words.toReversed();
  const wasSo = words.includes("had") || (/^(was|were)$/.test(before) && !/(ed|paid)$/.test(last));
  return words.length <= 6 && !wasSo && isVerb(last);
};

/** What a text says of a yes or no: whether it becomes yes, or no. */
function saidOf(text: string, flag: string, isSaid: IsSaid): boolean[] {
  const [clause = "", more = ""] = text.replaceAll(/\{\{.*?\}\}/g, " ").split(/[.?!:;,(–—]/);
  const said = clause.toLowerCase().replace(/^\W*(do you )?(really )?(want to )?/, "");
  const words: readonly string[] = said.match(/[a-z]+/g) ?? [];
  const isState = words.length === 1 && words[0] === flag && isSaid === isAsked;
  // “It was paid; the payment bounced” says what has changed in what follows.
  const isBefore = /\b(was|were)\b/.test(said) && /\p{L}/u.test(more);
  if (isState || isBefore || words.some((word) => turning.test(word))) return [];
  const meant = (word: string): boolean | null => {
    if (means(flag, word)) return true;
    const opposite = opposites[word] ?? positiveOf(word);
    return opposite !== "" && means(flag, opposite) ? false : null;
  };
  if (!isSaid(words, (word) => meant(word) !== null)) return [];
  return words.flatMap((word) => meant(word) ?? []);
}

/** What a word such as “deactivate” turns around; empty for other words. */
const positiveOf = (word: string): string => /^(?:un|de)(.+)$/.exec(word)?.[1] ?? "";

const opposites: Readonly<Record<string, string>> = {
  disable: "enable",
  enable: "disable",
  close: "open",
  open: "close",
  show: "hidden",
};

/** Whether a verb makes a flag true, as “activate” does `active`. */
function means(flag: string, verb: string): boolean {
  const stem = verb.replace(/(ated?|ed|e)$/, "");
  return stem.length >= 4 && flag.startsWith(stem);
}

/**
 * Reports an action that is there only for records to which it is done already, such as “Approve”
 * where `row.status == 'approved'`. A call that takes a value besides may do it in another way,
 * unless the label says nothing but the verb.
 */
function reportDoneAlready(
  { environment, report }: PageContext,
  { plan: { id, label, when, enabled } }: Action,
  { plan, moment }: Call,
): void {
  const operation = operationOf(environment.catalogue, plan);
  const { path, parameters, tag } = operation;
  const isPlain = parameters.every(
    ({ in: place, required, name }) =>
      place === "path" || !(required || plan.args.some((one) => one.name === name)),
  );
  const ofPath = moment === "act" && isPlain ? wordsOf(lastStep(path)).slice(0, 1) : [];
  const texts = saidIn(environment, label);
  const ofLabel = texts.flatMap((text) => verbIn(text, tag) ?? []);
  // “Publish changes” publishes once more, and “Schedule” may name what a form shows.
  const said = texts.some((text) => /[a-z]/i.test(text)) ? ofLabel : ofPath;
  const isCalled = (verb: string) => moment === "act" || verbsOf(operation).includes(verb);
  const verbs = said.filter((verb) => /^[a-z]{4,}$/.test(verb) && isCalled(verb));
  const conditions = [when?.source, enabled?.source];
  for (const [name, condition] of Object.entries({ when, enabled })) {
    for (const required of requiredBy(condition?.source ?? "")) {
      // The status of what is to be reviewed is called “review” in many a service.
      const isOfPath = /(ed|done|paid|sent|sold)$/.test(required.said);
      const isDone =
        verbs.some((verb) => isDoneBy(verb, required)) ||
        (isOfPath && ofPath.includes(required.said));
      if (!isDone || canHold([...conditions, required.other])) continue;
      report("sendsBack", `${id}/${name}`, { name: required.said });
      return;
    }
  }
}

/** What a condition may require of a row, and the condition under which it is not so. */
interface Required {
  /** The value, or the name of the yes or no or of the moment that says it. */
  said: string;
  isNot: boolean;
  other: string;
}

function requiredBy(condition: string): Required[] {
  const reads = condition.matchAll(/(!?)\brow\.(\w+)(?: == '(\w+)'| != (null)\b)?/g);
  return [...reads].map(([, not = "", field = "", value, empty]) => {
    if (value) return { said: value, isNot: false, other: `row.${field} != '${value}'` };
    const isMoment = empty !== undefined;
    const said = isMoment ? field.replace(/(At|On|Date|Time)$/, "") : field;
    const other = isMoment ? `row.${field} == null` : `${not ? "" : "!"}row.${field}`;
    return { said, isNot: not !== "", other };
  });
}

/** Whether a verb has been done to what is said to be so: “block” to `isBlocked`. */
function isDoneBy(verb: string, { said, isNot }: Required): boolean {
  const positive = isNot ? positiveOf(verb) : verb;
  const stem = positive.replace(/e$/, "");
  const state = /ate$/.test(positive) ? `|${positive.replace(/ate$/, "e")}` : "";
  return stem !== "" && new RegExp(`^(is)?(${stem}\\w?ed${state})$`, "i").test(said);
}
