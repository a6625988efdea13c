import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { Operation } from "../../catalogue/operation.ts";
import { type Holder, holderOf } from "../../catalogue/resources/alike.ts";
import { isReadAt } from "../../catalogue/resources/item-of.ts";
import { placesIn, plain, shapeOf } from "../../catalogue/resources/paths.ts";
import type { Edit } from "../../catalogue/resources/resource.ts";
import type { JsonSchema } from "../../catalogue/schema/json-schema.ts";
import { misfitOfType } from "../fit/type-fit.ts";
import { recordType, type Type, typeOfSchema } from "../type.ts";
import { memberOf } from "./address-params.ts";
import { type Arguments, callText, type SourceObject } from "./calls.ts";
import { type Ground, rowArguments } from "./ground.ts";

/**
 * The initial values of the form that edits a row, as far as they fit the request: the response of
 * the record's read or its fields that fit, otherwise the row, otherwise the row's fields that fit.
 * `null` where the form would erase data that it cannot show.
 */
export function firstValues(
  ground: Ground,
  edit: Edit,
  bound: Arguments,
): string | SourceObject | null {
  const { catalogue, resource } = ground;
  const { holder } = edit;
  if (!holder) return "row";
  const { wrapper } = holder;
  // A field that the request spells otherwise than the record would seem to be empty.
  const fits = (given: Type, record: JsonSchema) =>
    isFirst(catalogue, edit.operation, bound, given) && !isRespelt(holder.record, record);
  const held = (type: Type) => (wrapper === null ? type : recordType({ [wrapper]: type }));
  const load = loaded(ground);
  if (load && fits(held(typeOfSchema(catalogue, load.held)), load.held)) {
    const as = inWrapper(wrapper, load.place);
    return as === "answer" ? { load: load.call } : { load: load.call, as };
  }
  // What a list shows of a record may be less than its read, whose other fields a `put` would erase.
  const erases = edit.operation.isReplacing && load !== null && isMore(load.held, resource.record);
  if (erases) return null;
  // A list may show less of a record than its read, so that a field would seem to be empty.
  const as = load && fittingFields(catalogue, edit, load.held, load.place);
  if (load && as !== null) return { load: load.call, as };
  if (!resource.isRow) return null;
  const row = typeOfSchema(catalogue, resource.record);
  if (fits(held(row), resource.record)) return inWrapper(wrapper, "row");
  return fittingFields(catalogue, edit, resource.record, "row");
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
  const shape = shapeOf(write.path);
  const read = [...catalogue.operations.values()].find(
    (other) => other.service === write.service && isReadAt(other, shape),
  );
  if (!read) return null;
  const names = placesIn(write.path);
  const args = placesIn(read.path).map((name, index) => [name, bound[names[index] ?? ""] ?? ""]);
  const isGiven = read.parameters.every(
    ({ name, required }) => !required || placesIn(read.path).includes(name),
  );
  const type = read.answer && typeOfSchema(catalogue, read.answer);
  if (isGiven && type) {
    const load = callText(read, Object.fromEntries(args));
    if (isFirst(catalogue, write, bound, type)) return { load };
    const held = holderOf(catalogue, read.answer, write.request);
    const as = held && placeOf(held);
    if (held && isFirst(catalogue, write, bound, typeOfSchema(catalogue, held.record))) {
      return { load, as };
    }
  }
  return write.isReplacing ? false : null;
}

/** The read of one record, with its response type and the place of the record in it. */
function loaded(ground: Ground) {
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

/** The field of a record that a name means, also in another spelling. */
function fieldAlike({ properties = {} }: JsonSchema, name: string): string | undefined {
  if (Object.hasOwn(properties, name)) return name;
  return Object.keys(properties).find((other) => plain(other) === plain(name));
}

/** Whether a request spells a field otherwise than the record. */
function isRespelt({ properties = {} }: JsonSchema, record: JsonSchema): boolean {
  return Object.keys(properties).some((name) => {
    const field = fieldAlike(record, name);
    return field !== undefined && field !== name;
  });
}

/**
 * The fields of a record that fit the request, as an expression that reads the record at a place;
 * `null` if a `put` would erase the others.
 */
function fittingFields(
  catalogue: Catalogue,
  { operation, holder }: Edit,
  record: JsonSchema,
  place: string,
): string | null {
  if (!holder) return null;
  const { properties = {}, required = [] } = holder.record;
  const fitting = Object.entries(properties).flatMap(([name, asked]) => {
    const source = fieldAlike(record, name);
    const given = source === undefined ? undefined : record.properties?.[source];
    const [from, to] = [given, asked].map((schema) => schema && typeOfSchema(catalogue, schema));
    return source && from && to && misfitOfType(from, to) === null ? [{ name, source }] : [];
  });
  const names = fitting.map(({ name }) => name);
  const left = Object.keys(properties).filter((name) => !names.includes(name));
  const erases = operation.isReplacing && required.length > 0 && left.length > 0;
  if (erases || fitting.length === 0 || left.some((name) => required.includes(name))) return null;
  const texts = fitting.map(
    ({ name, source }) => `${JSON.stringify(name)}: ${place}${memberOf(source)}`,
  );
  return inWrapper(holder.wrapper, `{${texts.join(", ")}}`);
}

/** The expression of a record as the request takes it: by itself, or in a field such as `data`. */
function inWrapper(wrapper: string | null, record: string): string {
  return wrapper === null ? record : `{${JSON.stringify(wrapper)}: ${record}}`;
}
