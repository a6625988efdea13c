import { type JsonSchema, namedValues } from "../../catalogue/schema/json-schema.ts";
import type { PlanText } from "../../i18n/messages.ts";
import { placesIn, type TextPlace } from "../../i18n/places.ts";
import type { Translator } from "../../i18n/translator.ts";
import type { Planner } from "../environment.ts";
import type { Expression } from "../expression/scope.ts";
import { suggest } from "../suggest.ts";
import { anyType, type Type, typeName } from "../type.ts";
import { planTyped } from "./expression.ts";
import { tellPart } from "./part.ts";
import type { TextPlan, ValueLabels } from "./plans.ts";
import { reportLostPlaces, reportUnfilled } from "./unfilled.ts";

/** What a key of the locales looks like; so do the names of hosts and files. */
const keyLike = /^[a-z][A-Za-z0-9]*(\.[a-z][A-Za-z0-9]*)+$/;

/**
 * Plans a text of a page: its words as they are written, since a plan is of no language, and what
 * stands in their places `{{ }}` as expressions. A key's places are those of the text it leads to. A
 * missing key is reported. What is entered in a form is in none of them: they would change with each key.
 */
export function planText(planner: Planner, source: PlanText, pointer: string): TextPlan {
  const { form: _form, item: _item, value: _value, ...scope } = planner.scope;
  return planLiveText({ ...planner, scope }, source, pointer);
}

/**
 * Plans a text whose placeholders may read the form around it, so that it updates with each input.
 */
export function planLiveText(planner: Planner, source: PlanText, pointer: string): TextPlan {
  const { texts } = planner.environment;
  const values: Places = {};
  if (typeof source === "string") {
    const said = texts.find(source);
    if (said === undefined && isUnknownKey(texts, source)) {
      const suggestion = () => suggest(source, texts.keys());
      planner.report("unknownKey", pointer, { name: source }, { suggestion });
    }
    planPlaces(planner, said ?? source, pointer, values, said === undefined);
    return filled(planner, source, pointer, values);
  }
  // The shape has told of what is no text; nothing of it goes on.
  const said = Object.entries(source).filter(([, words]) => typeof words === "string");
  const whole = said.filter(([language, words]) =>
    planPlaces(planner, words, `${pointer}/${language}`, values, true),
  );
  reportLostPlaces(planner, whole, pointer);
  return filled(planner, Object.fromEntries(said), pointer, values);
}

/** The placeholders of a text, by their content. */
type Places = Record<string, Place>;

interface Place {
  expression: Expression;
  /** How the catalogue calls its values; `null` where it does not. */
  labels: ValueLabels | null;
  /** The dictionary that calls them, once it is read; `null` where none does. */
  dictionary: string | null;
}

function filled(planner: Planner, words: PlanText, pointer: string, places: Places): TextPlan {
  const planned = Object.entries(places);
  if (planned.length === 0) return words;
  const values = Object.fromEntries(planned.map(([place, { expression }]) => [place, expression]));
  const names = Object.fromEntries(
    planned.flatMap(([place, { labels }]) => (labels ? [[place, labels]] : [])),
  );
  const dictionaries = Object.fromEntries(
    planned.flatMap(([place, { dictionary }]) => (dictionary ? [[place, dictionary]] : [])),
  );
  const plan = { words, values, names, dictionaries };
  tellPart(planner, "text", pointer, "", plan);
  return plan;
}

/**
 * Plans what stands in the places of words, into `values`; words that a key led to have no place in
 * the page. Answers whether all that is meant as a place is one.
 */
function planPlaces(
  planner: Planner,
  words: string,
  pointer: string,
  values: Places,
  isWritten: boolean,
): boolean {
  if (!/[{｛%]/.test(words)) return true;
  const places = placesIn(words);
  for (const place of places) {
    const planned = planPlace(planner, place, pointer, isWritten);
    if (planned) values[place.source.trim()] = planned;
  }
  return !isWritten || !reportUnfilled(planner, words, places, pointer);
}

function planPlace(
  planner: Planner,
  { start, end, source }: TextPlace,
  pointer: string,
  isWritten: boolean,
): Place | null {
  const written = source.trim();
  const first = start + 2 + (source.length - source.trimStart().length);
  const report: Planner["report"] = (code, owner, said, options = {}) => {
    const { start: from, end: to } = options.within ?? { start: 0, end: written.length };
    // What is missing at the end is told at the last character.
    const at = first + Math.min(from, written.length - 1);
    const within = { start: at, end: Math.max(at + 1, first + Math.min(to, written.length)) };
    return planner.report(code, owner, said, isWritten ? { ...options, within } : {});
  };
  if (written === "") {
    const values = { name: "{{}}", meant: `{{${Object.keys(planner.scope).at(-1)}}}` };
    planner.report("unknownPlace", pointer, values, { within: { start, end } });
    return null;
  }
  // What a text shows decides nothing: it is no condition to ask about, and closes no circle.
  const own: Planner = { ...planner, report, parts: [], noteReads: () => undefined };
  const planned = planTyped(own, written, pointer, anyType);
  if (!planned) return null;
  if (isReadable(planned.type)) {
    const { expression, type } = planned;
    return { expression, labels: labelsOf(type), dictionary: dictionaryOf(planner, type) };
  }
  report("expressionType", pointer, { given: typeName(planned.type), wanted: "string" });
  return null;
}

/** What the catalogue says of the values of a type, or of a list of such. */
function schemaOfValues(type: Type): JsonSchema | undefined {
  if (type.kind === "list") return schemaOfValues(type.of);
  return type.kind === "record" ? undefined : type.said?.schema;
}

function dictionaryOf({ catalogue }: Planner, type: Type): string | null {
  return catalogue.dictionary && (schemaOfValues(type)?.["x-dict"] ?? null);
}

/** How the catalogue calls the values of a type; those of a dictionary are known only when it is read. */
function labelsOf(type: Type): ValueLabels | null {
  const schema = schemaOfValues(type);
  if (!schema || schema["x-dict"] !== undefined) return null;
  const named = (namedValues(schema) ?? []).filter(({ value, label }) => label !== value);
  if (named.length === 0) return null;
  return Object.fromEntries(named.map(({ value, label }) => [value, label]));
}

/** Whether people can read a value of the type: a record says nothing by itself. */
export function isReadable(type: Type): boolean {
  return type.kind === "list" ? isReadable(type.of) : type.kind !== "record";
}

/** Whether a text is meant as a key that is not there: it begins as keys do, or is much like one. */
export function isUnknownKey(texts: Pick<Translator, "find" | "keys">, text: string): boolean {
  if (!keyLike.test(text) || texts.find(text) !== undefined) return false;
  const group = text.slice(0, text.indexOf(".") + 1);
  const keys = texts.keys();
  return keys.some((key) => key.startsWith(group)) || suggest(text, keys) !== null;
}

/** Plans a text that a page may leave out; `null` if it is missing. */
export function planOptionalText(
  planner: Planner,
  source: PlanText | undefined,
  pointer: string,
): TextPlan | null {
  return source === undefined ? null : planText(planner, source, pointer);
}
