import type { Catalogue } from "../catalogue.ts";
import { keptBy } from "../kept-by.ts";
import type { Operation, Parameter } from "../operation.ts";
import type { JsonSchema } from "../schema/json-schema.ts";
import { stepsOf } from "../schema/pointer.ts";
import { holderOf, isAnswerOf } from "./alike.ts";
import { otherKey } from "./key-field.ts";
import { isOfOtherRecords, isOfOthers, type OfList } from "./other-records.ts";
import {
  collectionOf,
  isCalledByName,
  isNamed,
  lastStep,
  placesIn,
  plain,
  shapeOf,
  singularOf,
  wordsOf,
} from "./paths.ts";
import { isReadAt } from "./read-at.ts";
import { recordKey } from "./record-key.ts";

/** The path of one record of a list, and the values of its placeholders in order. */
export interface Item {
  /** The path with `{}` for each placeholder. */
  shape: string;
  places: readonly Filling[];
}

/** The source of a placeholder's value: an argument of the list, or a field of the row. */
export type Filling =
  | { of: "list"; parameter: Parameter }
  | (FieldOfRow & {
      of: "row";
      /**
       * The fields by the names of the placeholder, where operations name it differently: the
       * `username` of a user is another field than the `user_id`.
       */
      byName: ReadonlyMap<string, FieldOfRow>;
    });

/** A field of a row, as a path of names, with its schema. */
interface FieldOfRow {
  field: readonly string[];
  schema: JsonSchema;
}

/**
 * The path of one record of a list: below the list's collection, or else below a collection with
 * the same name or with the same records. `null` where there is none, or where a row lacks the
 * placeholders' values.
 */
export function itemOf(
  catalogue: Catalogue,
  list: Operation,
  record: JsonSchema,
  siblings: readonly Operation[],
): Item | null {
  const own = ownShape(list, siblings);
  const of = { catalogue, list, record, siblings };
  if (own !== null && isOfOtherRecords(of, own)) return null;
  if (own !== null) return filled(of, own, shapeOf(collectionOf(list.path)).split("{}").length - 1);
  return itemElsewhere(of);
}

/**
 * The path of the record that a read answers, whose placeholders have the values that the read is
 * given; `null` where its path names no record.
 */
export function itemOfRead({ path, parameters }: Operation): Item | null {
  const places = placesIn(path).flatMap((name): Filling[] => {
    const parameter = parameters.find((one) => one.in === "path" && one.name === name);
    return parameter ? [{ of: "list", parameter }] : [];
  });
  const isWhole = places.length > 0 && places.length === placesIn(path).length;
  return isWhole ? { shape: shapeOf(path), places } : null;
}

/** The collection with the fewest places below it at which, or below which, something stands. */
function ownShape(list: Operation, siblings: readonly Operation[]): string | null {
  const own = shapeOf(collectionOf(list.path));
  const shapes = siblings.map(({ path }) => shapeOf(path));
  const depths = shapes.flatMap((shape) => {
    if (!shape.startsWith(`${own}/{}`)) return [];
    const [places = ""] = /^(\/\{\})+/.exec(shape.slice(own.length)) ?? [];
    return [places.length / "/{}".length];
  });
  const isList = (depth: number) =>
    siblings.some(
      (other) => other.list !== null && shapeOf(other.path) === own + "/{}".repeat(depth),
    );
  const depth = Math.min(...depths.filter((each) => !isList(each)));
  return Number.isFinite(depth) ? own + "/{}".repeat(depth) : null;
}

/**
 * The only path elsewhere that can be the record's: `/comments/{id}` for `/posts/{id}/comments`.
 */
function itemElsewhere(of: OfList): Item | null {
  const { catalogue, list, record, siblings } = of;
  const nouns = nounsOf(list);
  const found: { item: Item; rank: number }[] = [];
  for (const [shape, noun] of placesOf(siblings)) {
    const isSame = nouns.some((name) => isNamed(noun, name));
    const isPart = nouns.some((name) => singularOf(name).endsWith(singularOf(noun)));
    if ((!isSame && !isPart) || isOfOthers(of, shape)) continue;
    const read = siblings.find((other) => isReadAt(other, shape));
    // Messages of a longer name may be quite other messages.
    const answers = read ? isAnswerOf(catalogue, read, record, isSame ? 0.5 : 0.8) : null;
    if (answers === false || (!isSame && !answers)) continue;
    const item = filled(of, shape, null);
    // What a list below a record shares with records of a longer name may lie below another record.
    if (!isSame && item?.places.some((place) => place.of === "list")) continue;
    if (item) found.push({ item, rank: (isSame ? 2 : 0) + (answers ? 1 : 0) });
  }
  const most = Math.max(...found.map(({ rank }) => rank));
  const [first, ...others] = found.filter(({ rank }) => rank === most);
  return first && others.length === 0 ? first.item : null;
}

/** The paths of single records, with the names of their placeholders. */
const placesOf = keptBy((siblings: readonly Operation[]): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  for (const { path } of siblings) {
    const shape = shapeOf(path);
    const [, step = "", places = ""] = /\/([^/{}]+)((?:\/\{\})+)$/.exec(shape) ?? [];
    if (places !== "") found.set(shape, plain(step));
  }
  return found;
});

/**
 * The names of a list's records, by its path, or also by the place of its rows where calls have
 * names instead of paths.
 */
export function nounsOf({ path, list }: Operation): string[] {
  const rows = isCalledByName(path) ? (stepsOf(list?.rows ?? "").at(-1) ?? "") : "";
  const named = [lastStep(collectionOf(path)), rows];
  return named.map((name) => wordsOf(name).join("")).filter((name) => name !== "");
}

/** Whether a name is that of a list's record or its key: `channel` and `channelId` for channels. */
export function isKeyOfList(list: Operation, name: string): boolean {
  const noun = nounsOf(list)[0] ?? "";
  return isNamed(plain(name), noun) || isNamed(plain(name).replace(/(id|key)$/, ""), noun);
}

/**
 * The path of one record with the values of its placeholders; the first ones are filled as in the
 * list's collection; `null` stands for a path elsewhere.
 */
function filled({ catalogue, list, record, siblings }: OfList, shape: string, own: number | null) {
  const above = own ?? 0;
  const there = siblings.filter(
    ({ path }) => shapeOf(path) === shape || shapeOf(path).startsWith(`${shape}/`),
  );
  const steps = shape.split("/{}");
  const count = steps.length - 1;
  const listPlaces = placesIn(collectionOf(list.path));
  const given = (name: string | undefined) =>
    list.parameters.find((one) => one.required && one.in !== "body" && one.name === name);
  const told = toldAt(catalogue, record, there, shape);
  const places: Filling[] = [];
  for (let index = 0; index < count; index += 1) {
    const parameters = there.flatMap(({ path, parameters: all }) => {
      const name = placesIn(path)[index];
      return all.find((one) => one.in === "path" && one.name === name) ?? [];
    });
    const names = [...new Set(parameters.map(({ name }) => name))];
    const place = {
      names,
      schema: parameters[0]?.schema ?? {},
      noun: wordsOf(lastStep(steps.slice(0, index + 1).findLast((step) => step !== "") ?? "")).join(
        "",
      ),
      isOneOfMany: count - above > 1,
      isElsewhere: own === null,
      ...(told && { told }),
      isSearched: /search|find|query/i.test(lastStep(list.path)),
      ...(list.list?.named !== undefined && { named: list.list.named }),
    };
    const byList = index < above ? given(listPlaces[index]) : undefined;
    const keyOf = index === count - 1 ? recordKey : otherKey;
    const fieldOf = (called: readonly string[]): FieldOfRow | null => {
      const field = keyOf(catalogue, record, { ...place, names: called.flatMap(namesIn) });
      return field && { field, schema: schemaAt(catalogue, record, field) };
    };
    const field = byList ? null : fieldOf(names);
    // One field cannot be the keys of two records.
    if (field && places.some((one) => one.of === "row" && isEqual(one.field, field.field)))
      return null;
    const again = byList ?? (field ? undefined : names.flatMap((name) => given(name) ?? [])[0]);
    if (again) places.push({ of: "list", parameter: again });
    else if (field) {
      const known = names.flatMap((name): [string, FieldOfRow][] => {
        const own = fieldOf([name]);
        return own ? [[name, own]] : [];
      });
      places.push({ of: "row", ...field, byName: new Map(known) });
    } else return null;
  }
  return places.some(({ of }) => of === "row") ? { shape, places } : null;
}

/** The names of the fields that the read of a record tells; `null` where none tells any. */
function toldAt(
  catalogue: Catalogue,
  record: JsonSchema,
  there: readonly Operation[],
  shape: string,
): string[] | null {
  const read = there.find((other) => isReadAt(other, shape));
  const held = holderOf(catalogue, read?.answer ?? null, record);
  return held && Object.keys(held.record.properties ?? {}).map(plain);
}

/** The names in that of a placeholder: `templateIdOrAlias` takes either. */
function namesIn(name: string): string[] {
  const words = wordsOf(name);
  const at = words.indexOf("or");
  const isEither = at > 0 && at < words.length - 1;
  return isEither ? [words.slice(0, at).join("_"), words.slice(at + 1).join("_")] : [name];
}

const isEqual = (one: readonly string[], other: readonly string[]) =>
  one.join("/") === other.join("/");

function schemaAt({ resolve }: Catalogue, record: JsonSchema, field: readonly string[]) {
  return field.reduce<JsonSchema>(
    (schema, name) => resolve(resolve(schema).properties?.[name] ?? {}),
    record,
  );
}
