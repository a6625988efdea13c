import type { Operation } from "../../catalogue/operation.ts";
import { operationOf } from "../../catalogue/operation-of.ts";
import { pagingParameters } from "../../catalogue/paging/paging.ts";
import {
  isNamed as isNounOf,
  lastStep,
  placesIn,
  plain,
  wordsOf,
} from "../../catalogue/resources/paths.ts";
import { literalText } from "../expression/syntax-tree.ts";
import { isAtOrBelow, type PartThatIs, partsThatAre } from "../plan/part.ts";
import type { TextPlan } from "../plan/plans.ts";
import { saidIn, shownIn } from "../plan/text.ts";
import type { Problem } from "../problem.ts";
import type { PageContext } from "./page-context.ts";

/**
 * Reports names that are those of something else beside it, as after copying: two fields of which
 * each has the other's name, a tab or a figure that is called like another value of the list than
 * the one that it reads, and a button that is called like another call than the one that it makes,
 * or says so afterwards.
 */
export function reportMislabelled(page: PageContext, problems: readonly Problem[]): void {
  const context = { ...page, problems };
  reportExchanged(context);
  const calls = partsThatAre(["call"], context.parts);
  for (const item of partsThatAre(["item"], context.parts)) {
    const own = calls.filter(
      ({ moment, path }) => moment === "load" && isAtOrBelow(path, item.path),
    );
    reportOtherValue(context, item, own);
  }
  for (const action of partsThatAre(["action"], context.parts)) {
    // A form that only shows a record sends nothing.
    const isShown = context.nodes.has(`${action.path}/open/readOnly`);
    const places = [`${action.path}/call`, ...(isShown ? [] : [`${action.path}/open/submit`])];
    const own = calls.filter(({ path }) => places.includes(path));
    reportOtherValue(context, action, own);
    const [call] = own;
    const { label, confirm } = action.plan;
    const isOnRow = action.actsOn === "row";
    if (call) reportOtherCall(context, `${action.path}/label`, label, call, isOnRow);
    if (call && confirm) {
      reportOtherCall(context, `${action.path}/confirm`, confirm, call, isOnRow);
    }
  }
  for (const { path, plan } of partsThatAre(["done"], context.parts)) {
    const owner = path.replace(/\/done$/, "");
    const [call, ...others] = calls.filter(
      ({ moment, path: at }) => isAtOrBelow(at, owner) && /^(act|follow|save)$/.test(moment ?? ""),
    );
    if (call && others.length === 0) reportOtherCall(context, path, plan, call, false);
  }
}

/** The context of a page with the problems that are told already. */
interface Told extends PageContext {
  problems: readonly Problem[];
}

const likeName = (text: string): string => text.toLowerCase().replaceAll(/[\s_-]/g, "");

function reportExchanged(context: Told): void {
  const fields = partsThatAre(["field"], context.parts).map(({ within, path, plan }) => {
    const title = plan.schema.title ?? plan.name;
    const own = [plan.name, ...saidIn(context.environment, title)].map(likeName);
    const { label, name } = plan;
    return { within, path, said: saidIn(context.environment, label), own, name, label };
  });
  const others = fields.filter(
    ({ said, own }) => !said.some((text) => own.includes(likeName(text))),
  );
  for (const [index, field] of others.entries()) {
    const isCalledAs = ({ said }: typeof field, { own }: typeof field) =>
      said.some((text) => own.includes(likeName(text)));
    const other = others
      .slice(0, index)
      .find(
        (one) => one.within === field.within && isCalledAs(one, field) && isCalledAs(field, one),
      );
    const at = field.path.replace(/(\/field)?$/, "/label");
    if (other) tell(context, at, field.label, field.name);
  }
}

function reportOtherValue(
  context: Told,
  { path, plan }: PartThatIs<"item"> | PartThatIs<"action">,
  calls: readonly PartThatIs<"call">[],
): void {
  const { catalogue } = context.environment;
  const tags = calls.map(({ plan: call }) => operationOf(catalogue, call).tag);
  // A figure “Draft orders” counts the drafts, but a button “New order” says what it does.
  const said = saidIn(context.environment, plan.label).flatMap((text) => {
    const words = wordsOf(text).filter((word) => !tags.some((tag) => isNounOf(word, plain(tag))));
    return "effect" in plan || words.length === 0 ? likeName(text) : words.join("");
  });
  const isNamed = (value: string) => said.includes(likeName(value));
  const given = calls.flatMap(({ plan: call }) => {
    const { parameters, list } = operationOf(catalogue, call);
    return call.args.flatMap(({ name, value: { tree } }) => {
      const value = literalText(tree);
      const { schema = {} } = parameters.find((one) => one.name === name) ?? {};
      const listed = catalogue.resolve(schema).enum?.map(String) ?? [];
      const isChosen = !pagingParameters(list).includes(name) && !partly.test(name);
      return value !== null && isChosen && listed.includes(value) ? [{ value, listed }] : [];
    });
  });
  const other = given.find(({ listed }) => listed.some(isNamed));
  if (!other || given.some(({ value }) => isNamed(value))) return;
  const isRead = partsThatAre(["expression"], context.parts).some(
    (part) =>
      isAtOrBelow(part.path, path) &&
      other.listed.some((value) => isNamed(value) && part.plan.source.includes(`'${value}'`)),
  );
  if (!isRead) tell(context, `${path}/label`, plan.label, other.value);
}

/** Matches the names of parameters that say which parts of records are answered, and how. */
const partly = /^(include|expand|embed|fields|select|with|group|sort|order)/i;

function reportOtherCall(
  context: Told,
  pointer: string,
  text: TextPlan,
  call: PartThatIs<"call">,
  isOnRow: boolean,
): void {
  const { catalogue } = context.environment;
  const own = operationOf(catalogue, call.plan);
  const said = saidIn(context.environment, text).flatMap((words) => {
    return pointer.endsWith("/done") ? asAsked(words) : words;
  });
  const ofOwn = verbsOf(own);
  if (said.some((words) => contradicts(words, own) || (isOnRow && isAdded(words, own)))) {
    tell(context, pointer, text, own.id);
    return;
  }
  const verbs = said.flatMap((words) => verbIn(words, own.tag) ?? []);
  // A call that changes a record may do what another one has its own call for, such as to close it.
  if (verbs.length === 0 || ofOwn.some((verb) => verbs.includes(verb) || anyVerb.test(verb)))
    return;
  const isOther = (operation: Operation) =>
    operation.tag === own.tag &&
    operation.effect === "write" &&
    placesIn(operation.path).length === placesIn(own.path).length &&
    verbs.some((verb) => verbsOf(operation).includes(verb));
  if ([...catalogue.operations.values()].some(isOther)) tell(context, pointer, text, own.id);
}

function tell(context: Told, at: string, label: TextPlan, other: string): void {
  const { report, nodes, problems } = context;
  // Where a copy is told already, its name is no further mistake.
  const isTold = problems.some(({ pointer }) => isAtOrBelow(pointer, at.replace(/\/\w+$/, "")));
  if (nodes.has(at) && !isTold)
    report("namedAsAnother", at, { name: shownIn(context.environment, label), other });
}

/** Verbs that people use for nearly every call. */
const anyVerb =
  /^(add|create|new|change|update|edit|set|save|put|post|send|submit|do|run|open|mark)$/;
/** Whether a label says that a record is added or changed, but the call deletes it. */
function contradicts(label: string, own: Operation): boolean {
  const [verb = ""] = wordsOf(label.replaceAll(/\{\{.*?\}\}/g, ""));
  const isKept = /^(add|create|new|edit|change|update)$/.test(verb);
  return isKept && own.isDestroy && !verbsOf(own).some((one) => anyVerb.test(one));
}

/** Whether a label says that the record of a row is changed, but the call adds another one. */
function isAdded(label: string, own: Operation): boolean {
  const isChange = /^(edit|change|update|modify)$/.test(verbIn(label, own.tag, true) ?? "");
  const adds = verbsOf(own).some((verb) => /^(add|create|new|insert)$/.test(verb));
  return isChange && adds && !/update|upsert|replace|change|edit/i.test(own.id + own.summary);
}

/**
 * A sentence about what was done, such as “Order deleted”, in the words of a button: “delete order”.
 * Deleting a part of a record also changes the record, so “Order changed” is left alone.
 */
function asAsked(text: string): string[] {
  const told = /^(.*?)(?:\b(?:is|are|was|were|(?:has|have) been) )?\b([a-z]+)ed\W*$/i.exec(text);
  const [, noun = "", stem = ""] = told ?? [];
  const verbs = stem === "" ? [] : [stem, `${stem}e`, stem.slice(0, -1)];
  return verbs.some((verb) => anyVerb.test(verb)) ? [] : verbs.map((verb) => `${verb} ${noun}`);
}

const articles: readonly string[] = ["the", "this", "a", "an"];

/** The verb of a label that says nothing but a verb and the sort of the record. */
function verbIn(text: string, tag: string, isAny = false): string | null {
  const [verb = "", ...others] = wordsOf(text.replaceAll(/\{\{.*?\}\}/g, ""));
  const isNoun = (word: string) => articles.includes(word) || isNounOf(word, plain(tag));
  return others.every(isNoun) && (isAny || !anyVerb.test(verb)) ? sameVerb(verb) : null;
}

/** The verbs by which an operation is called: in its path, its name and its summary. */
function verbsOf({ path, id, summary, isDestroy }: Operation): string[] {
  const [ofPath, ofId, ofSummary] = [lastStep(path), lastStep(id.replace(".", "/")), summary];
  const first = [ofPath, ofId, ofSummary].map((words) => wordsOf(words)[0] ?? "");
  return [...first, isDestroy ? "delete" : ""].filter((verb) => verb !== "").map(sameVerb);
}

const sameVerb = (verb: string): string =>
  /^(delete|remove|destroy|del)$/.test(verb) ? "delete" : verb;
