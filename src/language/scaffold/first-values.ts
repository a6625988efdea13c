import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { Operation } from "../../catalogue/operation.ts";
import { bodyOf, type Holder, holderOf, leastShared } from "../../catalogue/resources/alike.ts";
import { placesIn } from "../../catalogue/resources/paths.ts";
import { readBeside } from "../../catalogue/resources/read-at.ts";
import {
  fieldsAtStake,
  replacedList,
  replacedRecord,
} from "../../catalogue/resources/replaced-record.ts";
import type { Edit } from "../../catalogue/resources/resource.ts";
import type { JsonSchema } from "../../catalogue/schema/json-schema.ts";
import { misfitOfType } from "../fit/type-fit.ts";
import { recordType, type Type, typeOfSchema } from "../type.ts";
import { memberOf } from "./address-params.ts";
import { type Arguments, asTaken, callText, type SourceObject } from "./calls.ts";
import { type Ground, rowArguments } from "./ground.ts";
import { fieldAlike, toldAs, toldFields, usualFields } from "./untold-fields.ts";

/** What a form begins with. */
export interface First {
  values: string | SourceObject;
  /** The fields that it asks for; left out where it asks for the usual ones. */
  fields?: readonly (string | SourceObject)[];
}

/**
 * The initial values of the form that edits a row, as far as they fit the request: the response of
 * the record's read or its fields that fit, otherwise the row, otherwise the row's fields that fit.
 * `null` where the form would erase data that it cannot show.
 */
export function firstValues(ground: Ground, edit: Edit, bound: Arguments): First | null {
  const { catalogue, resource } = ground;
  const { holder } = edit;
  if (!holder) return { values: "row" };
  const { wrapper } = holder;
  // What a replacing request takes beside the record would be erased.
  const sent = Object.keys(bodyOf(edit.operation).properties ?? {});
  if (wrapper !== null && sent.length > 1 && edit.operation.isReplacing) {
    const stood = standing(catalogue, edit.operation, bound);
    return stood ? { values: stood } : null;
  }
  // A field that the request spells otherwise than the record would seem to be empty.
  const fits = (given: Type, record: JsonSchema) =>
    isFirst(catalogue, edit.operation, bound, given) &&
    !isRespelt(catalogue, holder.record, record);
  const held = (type: Type) => (wrapper === null ? type : recordType({ [wrapper]: type }));
  const load = loaded(ground);
  if (load && fits(held(typeOfSchema(catalogue, load.held)), load.held)) {
    const as = inWrapper(wrapper, load.place);
    return { values: as === "answer" ? { load: load.call } : { load: load.call, as } };
  }
  // A list may show less of a record than its read, so that a field would seem to be empty.
  const fitting = load && fittingFields(ground, edit, bound, load.held, load.place);
  if (load && fitting) return { ...fitting, values: { load: load.call, as: fitting.values } };
  // What a list shows of a record may be less than its read, whose other fields a `put` would erase.
  const erases =
    edit.operation.isReplacing &&
    (load === null ? isLess(ground, edit) : isMore(load.held, resource.record));
  if (erases) return null;
  if (!resource.isRow) return null;
  const row = typeOfSchema(catalogue, resource.record);
  if (fits(held(row), resource.record)) return { values: inWrapper(wrapper, "row") };
  return fittingFields(ground, edit, bound, resource.record, "row");
}

/**
 * Whether a type fits the request of an operation, apart from the fields that its arguments fill.
 */
export function isFirst(
  catalogue: Catalogue,
  { request }: Operation,
  bound: Arguments,
  given: Type,
): boolean {
  const asked = typeOfSchema(catalogue, request);
  const fields = asked.kind === "record" ? [...asked.fields()] : [];
  const wanted = recordType(Object.fromEntries(fields.filter(([name]) => !(name in bound))));
  return misfitOfType(given, wanted) === null;
}

/**
 * The initial values of a form that replaces a resource: the response of the read at the same path;
 * `null` where there is no such read, `false` where its response does not fit, so that the form
 * would erase data.
 */
export function standing(
  catalogue: Catalogue,
  write: Operation,
  bound: Arguments,
): SourceObject | null | false {
  if (write.method !== "put" && write.method !== "patch") return null;
  const read = readBeside(catalogue, write);
  // A form cannot load a list.
  if (!read) return replacedList(catalogue, write) === null ? null : false;
  const names = placesIn(write.path);
  const placeIn = ({ parameters }: Operation, name: string | undefined) =>
    parameters.find((one) => one.in === "path" && one.name === name);
  const places = placesIn(read.path).map((name, index) => {
    const own = names[index] ?? "";
    const value = bound[own] ?? "";
    return [name, asTaken(catalogue, value, placeIn(write, own), placeIn(read, name))];
  });
  const others = read.parameters.filter(({ required, in: place }) => required && place !== "path");
  const args = [...places, ...others.map(({ name }) => [name, bound[name] ?? ""])];
  const isGiven = others.every(({ name }) => name in bound);
  // An answer without any field of the request fits a request without required fields as well, but
  // would leave each field empty.
  const held = holderOf(catalogue, read.answer, bodyOf(write), leastShared);
  if (isGiven && held && isFirst(catalogue, write, bound, typeOfSchema(catalogue, held.record))) {
    const load = callText(read, Object.fromEntries(args));
    return held.wrapper === null ? { load } : { load, as: placeOf(held) };
  }
  return replacedRecord(catalogue, write) === null ? null : false;
}

/** The read of one record, with its response type and the place of the record in it. */
export function loaded(ground: Ground) {
  const { catalogue, resource } = ground;
  const { read, record } = resource;
  const bound = read && rowArguments(ground, read, "all");
  const held = bound && holderOf(catalogue, read.answer, record);
  if (!bound || !held) return null;
  return { call: callText(read, bound), held: held.record, place: placeOf(held) };
}

/** The place of a record in an answer, as an expression. */
function placeOf({ wrapper }: Holder): string {
  return wrapper === null ? "answer" : `answer${memberOf(wrapper)}`;
}

/** Whether a record has fields that another form of it lacks. */
function isMore({ properties = {} }: JsonSchema, { properties: fewer = {} }: JsonSchema): boolean {
  return Object.keys(properties).some((name) => !Object.hasOwn(fewer, name));
}

/** Whether a row lacks fields that the record has where the request replaces it. */
function isLess({ catalogue, resource }: Ground, { operation, holder }: Edit): boolean {
  const names = fieldsAtStake(catalogue, operation, holder?.record ?? {});
  return names.some((name) => fieldAlike(resource.record, name) === undefined);
}

/** Whether a request names a field otherwise than the record. */
function isRespelt(
  catalogue: Catalogue,
  { properties = {} }: JsonSchema,
  record: JsonSchema,
): boolean {
  return Object.keys(properties).some((name) => {
    const told = toldAs(catalogue, record, name);
    return told !== undefined && told.source !== memberOf(name);
  });
}

/**
 * The fields of a record that fit the request, as an expression that reads the record at a place;
 * `null` if a `put` would erase the others. A form does not ask for what the record tells in another
 * type, since it would seem to be empty.
 */
function fittingFields(
  { catalogue }: Ground,
  { operation, holder }: Edit,
  bound: Arguments,
  record: JsonSchema,
  place: string,
): (First & { values: string }) | null {
  if (!holder) return null;
  const { required = [] } = holder.record;
  const { fitting, otherwise, missing } = toldFields(catalogue, holder.record, record);
  const left = [...otherwise, ...missing];
  const untold = otherwise.filter((name) => !(name in bound));
  const erases = operation.isReplacing && untold.length > 0;
  if (erases || fitting.length === 0 || left.some((name) => required.includes(name))) return null;
  const texts = fitting.map(({ name, source }) => `${JSON.stringify(name)}: ${place}${source}`);
  const values = inWrapper(holder.wrapper, `{${texts.join(", ")}}`);
  const asked = askedFields(catalogue, { operation, holder }, bound, untold);
  return { values, ...(asked && { fields: asked }) };
}

/**
 * The fields that a form asks for without those that the record does not tell; `null` where it asks
 * for all the usual ones. What the request requires is asked for, since nothing can be saved
 * without it.
 */
function askedFields(
  catalogue: Catalogue,
  { operation, holder }: Edit & { holder: Holder },
  bound: Arguments,
  untold: readonly string[],
): First["fields"] | null {
  const { wrapper, record } = holder;
  const { request } = operation;
  const required = (wrapper === null ? request.required : record.required) ?? [];
  const unasked = untold.filter((name) => !required.includes(name));
  if (unasked.length === 0) return null;
  const isAsked = (name: string) => !unasked.includes(name);
  const usual = usualFields(catalogue, request, bound);
  if (wrapper === null) return usual.filter(isAsked);
  const items = usualFields(catalogue, record, {}).filter(isAsked);
  return usual.map((name) => (name === wrapper ? { field: name, items } : name));
}

/** The expression of a record as the request takes it: by itself, or in a field such as `data`. */
function inWrapper(wrapper: string | null, record: string): string {
  return wrapper === null ? record : `{${JSON.stringify(wrapper)}: ${record}}`;
}
