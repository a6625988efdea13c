import { followReference } from "../../catalogue/document/follow-reference.ts";
import { pointerStep, pointTo, setAt, stepsOf } from "../../catalogue/schema/pointer.ts";
import { fieldsOf, isRecord, own } from "../../catalogue/schema/record.ts";
import { itemsOf, totalOf } from "../../catalogue/schema/rows.ts";
import type { Action, Found, Looked, Observation } from "./misfit.ts";
import { placeOfAnswer, placeOfOperation, schemasAt, targetOf } from "./places.ts";

/** Maximum depth in a response at which rows and totals are searched. */
const deepest = 4;
const totalName =
  /^(x_?)?(total|count|(total|record|row|item)s?_?(count|elements|items|rows|records|num)?)$/i;

/**
 * Reports rows or a total at another place than the document states; `null` if they are where they
 * should be.
 */
export function movedRows(looked: Looked): Found | null {
  const { operation, data } = looked;
  const { list } = operation;
  if (!list || list.named !== undefined || data === null) return null;
  const isThere = itemsOf(operation, data) !== null;
  const rows = isThere ? list.rows : rowsPlace(looked);
  const { data: around } = operation.service.envelope;
  const observation = (code: string, place: string | null, stated: string): Observation => ({
    operation: operation.id,
    code,
    values: { place: around + (place ?? "") || "/", stated: around + stated || "/" },
  });
  if (rows === null)
    return { observations: [observation("rowsNowhere", null, list.rows)], actions: [] };
  const lacksTotal = list.total !== undefined && totalOf(operation, { data }) === null;
  if (isThere && !lacksTotal) return null;
  const total = lacksTotal ? placesIn(data, isTotal)[0] : list.total;
  const observations = [
    ...(isThere ? [] : [observation("rows", rows, list.rows)]),
    ...(lacksTotal && total === undefined
      ? [observation("totalNowhere", null, list.total ?? "")]
      : []),
    ...(lacksTotal && total !== undefined ? [observation("total", total, list.total ?? "")] : []),
  ];
  const actions = [
    ...listed(looked, rows, total),
    ...(isThere ? [] : answered(looked, rows, total)),
  ];
  return { observations, actions };
}

function listed(
  { document, operation }: Looked,
  rows: string,
  total: string | undefined,
): Action[] {
  const place = placeOfOperation(operation);
  const update = { "x-list": { rows, ...(total !== undefined && { total }) } };
  const list = `${place}/x-list`;
  const isGone = operation.list?.total !== undefined && total === undefined;
  return [
    { target: targetOf(document, place), update },
    ...(isGone ? [{ target: targetOf(document, `${list}/total`), remove: true as const }] : []),
  ];
}

/**
 * The actions that describe the response again, with the record's schema at the place of the rows.
 */
function answered(
  { document, operation }: Looked,
  rows: string,
  total: string | undefined,
): Action[] {
  const place = placeOfAnswer(document, operation);
  const schema = `${place}/content/application~1json/schema`;
  const { envelope } = operation.service;
  const [record] = schemasAt(document, schema, `${envelope.data}${operation.list?.rows ?? ""}/0`);
  const items = record === undefined ? {} : pointTo(document, record);
  const inner = setAt({}, properties(rows), { type: "array", items });
  const data =
    total === undefined ? inner : setAt(inner, properties(total), { type: ["integer", "string"] });
  const before = followReference(document, fieldsOf(pointTo(document, place)));
  const media = { schema: setAt({}, properties(envelope.data), data) };
  const [, status = ""] = /\/([^/]*)$/.exec(place) ?? [];
  const around = targetOf(document, place.slice(0, -status.length - 1));
  return [
    { target: targetOf(document, place), remove: true },
    {
      target: around,
      update: { [status]: { ...before, content: { "application/json": media } } },
    },
  ];
}

/** Converts a pointer into a value to the pointer into the value's schema. */
const properties = (pointer: string) =>
  stepsOf(pointer)
    .map((step) => `/properties${pointerStep(step)}`)
    .join("");

/**
 * The place of the list whose rows are most similar to the stated records; `null` if there is none.
 */
function rowsPlace({ document, operation, data }: Looked): string | null {
  const { envelope } = operation.service;
  const schema = `${placeOfAnswer(document, operation)}/content/application~1json/schema`;
  const record = schemasAt(document, schema, `${envelope.data}${operation.list?.rows ?? ""}/0`);
  const names = record.flatMap((place) =>
    Object.keys(fieldsOf(own(pointTo(document, place), "properties"))),
  );
  const lists = placesIn(data, Array.isArray);
  const likeness = (pointer: string): number => {
    const first: unknown = pointTo(data, `${pointer}/0`);
    return names.filter((name) => isRecord(first) && Object.hasOwn(first, name)).length;
  };
  const [best] = lists.toSorted((one, other) => likeness(other) - likeness(one));
  if (best === undefined) return null;
  return likeness(best) > 0 || lists.length === 1 ? best : null;
}

const isTotal = (value: unknown, name: string) =>
  totalName.test(name) && /^\d+$/.test(String(value)) && !Array.isArray(value);

/** The places of matching values in a response, outermost first; lists are not searched. */
function placesIn(
  data: unknown,
  isMeant: (value: unknown, name: string) => boolean,
  place = "",
  name = "",
): string[] {
  if (isMeant(data, name)) return [place];
  if (!isRecord(data) || stepsOf(place).length >= deepest) return [];
  const found = Object.entries(data).flatMap(([key, value]) =>
    placesIn(value, isMeant, place + pointerStep(key), key),
  );
  return found.toSorted((one, other) => stepsOf(one).length - stepsOf(other).length);
}
