import { operationOf } from "../../../catalogue/operation-of.ts";
import { placesIn } from "../../../catalogue/resources/paths.ts";
import { argumentAt } from "../../../catalogue/schema/pointer.ts";
import { isAtOrBelow, type PartThatIs, partsThatAre } from "../../plan/part.ts";
import type { ArgumentPlan } from "../../plan/plans.ts";
import type { PageContext } from "../page-context.ts";
import { areAlike, expressionsOf, type Subject, type Subjects } from "./subjects.ts";

/** An argument that a write takes from another record than the one that it changes. */
export interface Mixed {
  path: string;
  argument: ArgumentPlan;
  subject: Subject;
  /** The record that is changed, as the page writes it; `null` where its own value says nothing. */
  meant: string | null;
}

/** The argument of a call that says which record it concerns; `undefined` if none is given. */
export function keyOf({ environment: { catalogue } }: PageContext, call: PartThatIs<"call">) {
  const { path, request } = operationOf(catalogue, call.plan);
  const key = placesIn(path).at(-1) ?? catalogue.resolve(request)["x-key"];
  return call.plan.args.find(({ name }) => name === key);
}

/**
 * What a write takes from a record of the same sort as the one that it changes, such as the note of
 * the selected order for the order of the row: it would overwrite the one with the other. A key that
 * is given is a link to the other record, and a text that names the other record says that it is
 * meant.
 */
export function mixedIn(
  context: PageContext,
  subjects: Subjects,
  call: PartThatIs<"call">,
): Mixed | null {
  const key = keyOf(context, call);
  const changed = key ? subjects.of([key.value], call.records) : [];
  const [record] = changed;
  if (!key || !record) return null;
  const isOther = (one: Subject) =>
    !one.isOwnKey && areAlike(one, record) && !subjects.areAmong([one], changed);
  const read = call.plan.args.flatMap((argument) => {
    if (argument === key) return [];
    const [subject] = subjects.of([argument.value], call.records).filter(isOther);
    return subject ? [{ argument, subject }] : [];
  });
  const [found] = read;
  if (!found || isNamed(context, subjects, call, found.subject)) return null;
  // Where the row gives a value, its key was probably meant too.
  const isOfRow = found.subject.name === "row";
  const { argument, subject } = isOfRow ? { argument: key, subject: record } : found;
  const isCopy = argument.value.source.trim() === `${subject.name}.${argument.name}`;
  const meant = isOfRow ? "row" : isCopy ? null : record.name;
  return { path: argumentAt(call.path, argument.name), argument, subject, meant };
}

/** Whether a text of the action around a call names a record. */
function isNamed(
  { parts }: PageContext,
  subjects: Subjects,
  call: PartThatIs<"call">,
  subject: Subject,
): boolean {
  const around = partsThatAre(["action"], parts).filter(({ path }) => isAtOrBelow(call.path, path));
  return partsThatAre(["text"], parts).some(
    (text) =>
      around.some(({ path }) => isAtOrBelow(text.path, path)) &&
      subjects.of(expressionsOf(text), text.records).some(({ key }) => key === subject.key),
  );
}
