import { answerCodes } from "../../../../src/catalogue/answer-codes.ts";
import type { Catalogue } from "../../../../src/catalogue/catalogue.ts";
import { operationOf } from "../../../../src/catalogue/operation-of.ts";
import type { JsonSchema } from "../../../../src/catalogue/schema/json-schema.ts";
import { stepsOf } from "../../../../src/catalogue/schema/pointer.ts";
import { fieldsOf } from "../../../../src/catalogue/schema/record.ts";
import { recordsOf } from "../../../../src/catalogue/schema/rows.ts";
import { CallError } from "../../../../src/wire/wire.ts";
import { faultText } from "../../choose/fault-text.ts";
import type { PageHost } from "../../page/host.ts";
import type { Fault, RequestValidator } from "../../read/request-validator.ts";

/** A record to be restored, with its old or new name. */
export interface RecordName {
  id: unknown;
  name: string;
}

/** Faults of names, by index. */
export type Faults = ReadonlyMap<number, string>;

/** The rule for a name in the `names` of a request. */
export interface NameRule {
  label: string;
  schema: JsonSchema;
}

/** The restored records whose names are taken, from the refusal's data. */
export function takenIn(error: unknown): RecordName[] {
  if (!(error instanceof CallError) || error.code !== answerCodes.nameTaken) return [];
  return recordsOf(fieldsOf(error.data).taken).flatMap(({ id, name }) =>
    id !== undefined && typeof name === "string" ? [{ id, name }] : [],
  );
}

/** The catalogue's own rule for the names that an operation takes. */
export function ruleOfNames(catalogue: Catalogue, operation: string): NameRule {
  const { parameters } = operationOf(catalogue, { operation });
  const names = parameters.find(({ name }) => name === "names")?.schema ?? {};
  const { properties = {} } = catalogue.resolve(catalogue.resolve(names).items ?? {});
  const schema = catalogue.resolve(properties.name ?? {});
  return { schema, label: schema.title ?? "name" };
}

/** The names that break the rule, with their faults. */
export function brokenRules(
  faults: readonly Fault[],
  { label, schema }: NameRule,
  text: PageHost["text"],
): Faults {
  const about = { label, schema, labelOf: (name: string) => name };
  return byPlace(faults.map((fault) => [fault.path, faultText(fault, about, text)]));
}

/** The names that the service refused, as taken or for other reasons. */
export function refusedNames(
  error: CallError,
  names: readonly RecordName[],
  text: PageHost["text"],
): Faults {
  const refused = new Map(byPlace(error.errors.map(({ path, message }) => [path, message])));
  const taken = new Set(takenIn(error).map(({ id }) => id));
  for (const [index, { id, name }] of names.entries()) {
    if (taken.has(id)) refused.set(index, text("undo.stillTaken", { name }));
  }
  return refused;
}

function byPlace(faults: readonly (readonly [path: string, message: string])[]): Faults {
  const found = faults.flatMap(([path, message]) => {
    const [list, index] = stepsOf(path);
    return list === "names" && index !== undefined ? [[Number(index), message] as const] : [];
  });
  return new Map(found);
}

/**
 * A proposed free name: "Choir (2)", or "choir.2" where brackets are invalid; an existing number is
 * increased and a long name shortened.
 */
export function proposedName(
  name: string,
  { schema: { maxLength = Number.POSITIVE_INFINITY } }: NameRule,
  validate: RequestValidator,
): string {
  const proposals = [
    numbered(name, maxLength, /^(.*) \((\d{1,6})\)$/, (number) => ` (${number})`),
    numbered(name, maxLength, /^(.*)\.(\d{1,6})$/, (number) => `.${number}`),
    numbered(name, maxLength, /^(.*?)(\d{1,6})$/, String),
  ];
  const isAllowed = (proposal: string) =>
    !validate({ names: [{ name: proposal }] }).some(({ path }) => path === "/names/0/name");
  return proposals.find(isAllowed) ?? name;
}

function numbered(
  name: string,
  longest: number,
  form: RegExp,
  ending: (number: number) => string,
): string {
  const [, stem = name, number = "1"] = form.exec(name) ?? [];
  const end = ending(Number(number) + 1);
  return `${[...stem].slice(0, longest - end.length).join("")}${end}`;
}
