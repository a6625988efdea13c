import type { Catalogue } from "../../catalogue/catalogue.ts";
import { groupedBy } from "../../catalogue/grouped-by.ts";
import type { Operation } from "../../catalogue/operation.ts";
import { holderOf } from "../../catalogue/resources/alike.ts";
import { collectionOf, goesOn, shapeOf } from "../../catalogue/resources/paths.ts";
import { type TimeText, typesOf } from "../../catalogue/schema/json-schema.ts";
import { pointerStep, pointTo, stepsOf } from "../../catalogue/schema/pointer.ts";
import { isRecord, own } from "../../catalogue/schema/record.ts";
import { recordOf } from "../../catalogue/schema/rows.ts";
import { timeTextOf } from "../../catalogue/schema/time-text.ts";
import type { Action, Found, Looked } from "./misfit.ts";
import { placeOfAnswer, placeOfOperation, schemasAt, targetOf } from "./places.ts";

/** The values that one schema judges, and the first place where they stand. */
interface Judged {
  /** A pointer into the answer's data. */
  pointer: string;
  schema: string;
  values: unknown[];
}

/**
 * Texts that are moments throughout, each without a time zone and in one form, although the document
 * does not say so. A write of the same record is proposed to take them in this form as well, since
 * people would otherwise send them as they were shown.
 */
export function findTimes(looked: Looked, catalogue: Catalogue): Found {
  const { operation, data, document, dates } = looked;
  // Times in the responses of a back end of the contract are understood in every form.
  if (operation.service.isBare || !operation.answer) return { observations: [], actions: [] };
  const found = judgedTexts(looked, data).flatMap((judged) => {
    const texts = judged.values.filter((value) => typeof value === "string");
    const form = texts.length < judged.values.length ? null : timeTextOf(texts);
    if (form === null || isKey(looked, judged)) return [];
    const example = texts[0] ?? "";
    const place = operation.service.envelope.data + judged.pointer;
    const told = form === "either" ? dates : form;
    const code = told === null ? "dayOrMonth" : "timeText";
    const observation = { operation: operation.id, code, values: { place, example } };
    const others = told === null ? [] : writtenAs(looked, catalogue, judged);
    const schemas = told === null ? [] : [...new Set([judged.schema, ...others])];
    const actions = schemas.flatMap((schema) => marked(looked, schema, told ?? "slashes"));
    return [{ observation, actions }];
  });
  const actions = found.flatMap((one) => one.actions);
  const isSaid = actions.length === 0 || document["x-service"]?.unixTimes === true;
  const service = { target: targetOf(document, "/x-service"), update: { unixTimes: true } };
  return {
    observations: found.map(({ observation }) => observation),
    actions: isSaid ? actions : [service, ...actions],
  };
}

/** All values that are judged by schemas of texts that may be moments, by schema. */
function judgedTexts(looked: Looked, data: unknown): readonly Judged[] {
  const all = new Map<string, Judged>();
  for (const [pointer, found] of groupedBy(valuesIn(data), (one) => one.pointer)) {
    const [schema] = textsAt(looked, answerOf(looked), within(looked, pointer));
    if (schema === undefined) continue;
    const values = found.map(({ value }) => value);
    const known = all.get(schema);
    if (known) known.values.push(...values);
    else all.set(schema, { pointer, schema, values });
  }
  return [...all.values()];
}

const within = ({ operation }: Looked, pointer: string) =>
  operation.service.envelope.data + pointer;

const answerOf = ({ document, operation }: Looked) =>
  `${placeOfAnswer(document, operation)}/content/application~1json/schema`;

/** The values that are no lists and objects, with their places; every row is the first one. */
function valuesIn(value: unknown, pointer = ""): { pointer: string; value: unknown }[] {
  if (Array.isArray(value)) return value.flatMap((item) => valuesIn(item, `${pointer}/0`));
  if (!isRecord(value)) return value === null || value === "" ? [] : [{ pointer, value }];
  return Object.entries(value).flatMap(([name, member]) =>
    valuesIn(member, pointer + pointerStep(name)),
  );
}

/** The schemas at a pointer that judge a text of no other meaning. */
function textsAt({ document }: Looked, schema: string, pointer: string): string[] {
  const places = schemasAt(document, schema, pointer);
  const others = ["enum", "const", "x-time-text", "x-unix-time", "contentEncoding"];
  const isOther = (place: string) =>
    others.some((name) => own(pointTo(document, place), name) !== undefined);
  return places.some(isOther) ? [] : places.filter((place) => isText(pointTo(document, place)));
}

function isText(schema: unknown): boolean {
  if (!isRecord(schema)) return false;
  const isPlain = schema.format === undefined || schema.format === "date-time";
  return isPlain && typesOf(schema).includes("string");
}

/** Whether records are known by the value, which then is sent as it came. */
function isKey(looked: Looked, { pointer }: Judged): boolean {
  const name = stepsOf(pointer).at(-1) ?? "";
  const above = pointer.slice(0, -pointerStep(name).length);
  return schemasAt(looked.document, answerOf(looked), within(looked, above)).some(
    (place) => own(pointTo(looked.document, place), "x-key") === name,
  );
}

/** The schemas by which writes of the same record judge what they take at a record's place. */
function writtenAs(looked: Looked, catalogue: Catalogue, { pointer }: Judged): string[] {
  const { operation } = looked;
  const { list } = operation;
  const record = list ? recordOf(catalogue, operation) : operation.answer;
  const base = list ? `${list.rows}/0` : "";
  if (!record || !pointer.startsWith(`${base}/`)) return [];
  const collection = shapeOf(collectionOf(operation.path)).replace(/\/\{\}$/, "");
  const isOfSame = ({ effect, path, service }: Operation) =>
    effect === "write" && service === operation.service && goesOn(collection, shapeOf(path));
  return [...catalogue.operations.values()].filter(isOfSame).flatMap((write) => {
    const holder = holderOf(catalogue, write.request, catalogue.resolve(record));
    if (!holder || !write.body) return [];
    const wrapper = holder.wrapper === null ? "" : pointerStep(holder.wrapper);
    const body = `${placeOfOperation(write)}/requestBody/content${pointerStep(write.body.media)}`;
    return textsAt(looked, `${body}/schema`, wrapper + pointer.slice(base.length));
  });
}

/** The schema of a text made that of a moment, without what only fits the text as it travels. */
function marked({ document }: Looked, schema: string, form: TimeText): Action[] {
  const target = targetOf(document, schema);
  const textual = ["pattern", "minLength", "maxLength", "default"];
  const removed = textual.filter((name) => own(pointTo(document, schema), name) !== undefined);
  return [
    ...removed.map((name): Action => ({ target: `${target}.${name}`, remove: true })),
    { target, update: { format: "date-time", "x-time-text": form } },
  ];
}
