import type { Operation } from "../../catalogue/operation.ts";
import { operationOf } from "../../catalogue/operation-of.ts";
import { pagingParameters } from "../../catalogue/paging/paging.ts";
import { isNamed as isNounOf, placesIn, plain, wordsOf } from "../../catalogue/resources/paths.ts";
import { literalText } from "../expression/syntax-tree.ts";
import { isAtOrBelow, type PartThatIs, partsThatAre } from "../plan/part.ts";
import type { TextPlan } from "../plan/plans.ts";
import { saidIn, shownIn } from "../plan/text.ts";
import type { Problem } from "../problem.ts";
import type { PageContext } from "./page-context.ts";
import { anyVerb, asAsked, verbIn, verbsOf } from "./spoken-verbs.ts";

/**
 * Reports names that are those of something else beside it, as after copying: two fields of which
 * each has the other's name, a page, a block, a tab or a figure that is called like another value of
 * the list than the one that it reads, and a button that is called like another call than the one
 * that it makes, or says so afterwards.
 */
export function reportMislabelled(
  page: PageContext,
  title: TextPlan,
  problems: readonly Problem[],
): void {
  const context = { ...page, problems };
  reportExchanged(context);
  const calls = partsThatAre(["call"], context.parts);
  for (const item of partsThatAre(["item"], context.parts)) {
    const own = calls.filter(
      ({ moment, path }) => moment === "load" && isAtOrBelow(path, item.path),
    );
    reportOtherValue(context, labelOf(item), own);
  }
  const blocks = partsThatAre(["block"], context.parts);
  for (const [path, at, text] of [
    ["/body", "/title", title] as const,
    ...blocks.map(({ path, plan }) => [path, `${path}/title`, plan.title] as const),
  ]) {
    const own = calls.filter((call) => call.path === `${path}/rows`);
    if (text) reportOtherValue(context, { path, at, text }, own);
  }
  for (const action of partsThatAre(["action"], context.parts)) {
    // A form that only shows a record sends nothing.
    const isShown = context.nodes.has(`${action.path}/open/readOnly`);
    const places = [`${action.path}/call`, ...(isShown ? [] : [`${action.path}/open/submit`])];
    const own = calls.filter(({ path }) => places.includes(path));
    reportOtherValue(context, { ...labelOf(action), isButton: true }, own);
    const [call] = own;
    const { label, confirm } = action.plan;
    if (!call) continue;
    const isOnRow = action.actsOn === "row";
    reportOtherCall(context, `${action.path}/label`, label, call, isOnRow);
    if (confirm) reportOtherCall(context, `${action.path}/confirm`, confirm, call, isOnRow);
  }
  for (const { path, plan } of blocks) {
    const call = calls.find((one) => one.path === `${path}/submit`);
    const isCopy = problems.some(
      ({ code, pointer }) => code === "doesTheSame" && isAtOrBelow(path, pointer),
    );
    if (!call || isCopy || context.nodes.has(`${path}/readOnly`)) continue;
    const { title, submitLabel } = { submitLabel: null, ...plan };
    for (const [name, text] of Object.entries({ title, submitLabel })) {
      if (text) reportOtherCall(context, `${path}/${name}`, text, call, false);
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

/** What something is called, and where. */
interface Called {
  path: string;
  at: string;
  text: TextPlan;
  isButton?: boolean;
}

const labelOf = ({ path, plan }: PartThatIs<"item"> | PartThatIs<"action">): Called => {
  return { path, at: `${path}/label`, text: plan.label };
};

function reportOtherValue(
  context: Told,
  { path, at, text, isButton }: Called,
  calls: readonly PartThatIs<"call">[],
): void {
  const { catalogue } = context.environment;
  const tags = calls.map(({ plan: call }) => operationOf(catalogue, call).tag);
  // A figure “Draft orders” counts the drafts, but a button “New order” says what it does.
  const said = saidIn(context.environment, text).flatMap((one) => {
    const words = wordsOf(one).filter((word) => !tags.some((tag) => isNounOf(word, plain(tag))));
    return isButton || words.length === 0 ? likeName(one) : words.join("");
  });
  const isNamed = (value: string) => said.includes(likeName(value));
  const given = calls.flatMap(({ plan: call }) => {
    const { parameters, list } = operationOf(catalogue, call);
    return call.args.flatMap(({ name, value: { tree } }) => {
      if (tree.op === "value" && typeof tree.args === "boolean" && !isButton) {
        return flagGiven(name, tree.args);
      }
      const value = literalText(tree);
      const { schema = {} } = parameters.find((one) => one.name === name) ?? {};
      const listed = catalogue.resolve(schema).enum?.map(String) ?? [];
      const isChosen = !pagingParameters(list).includes(name) && !partly.test(name);
      const isGiven = value !== null && isChosen && listed.includes(value);
      return isGiven ? [{ same: [value], listed, other: value }] : [];
    });
  });
  const other = given.find(({ listed }) => listed.some(isNamed));
  if (!other || given.some(({ same }) => same.some(isNamed))) return;
  const isRead = partsThatAre(["expression"], context.parts).some(
    (part) =>
      isAtOrBelow(part.path, path) &&
      other.listed.some((value) => isNamed(value) && part.plan.source.includes(`'${value}'`)),
  );
  if (!isRead) tell(context, at, text, other.other);
}

/** The words for a yes or no that is sent, such as “paid” and “unpaid” for `isPaid`. */
function flagGiven(name: string, isSo: boolean) {
  const flag = plain(name).replace(/^(is|has)/, "");
  const not = ["un", "in", "not"].map((prefix) => `${prefix}${flag}`);
  return { same: isSo ? [flag] : not, listed: [flag, ...not], other: `${name}: ${isSo}` };
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
    (operation.isDestroy || placesIn(operation.path).length === placesIn(own.path).length) &&
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
