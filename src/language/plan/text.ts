import { type JsonSchema, namedValues } from "../../catalogue/schema/json-schema.ts";
import type { PlanText } from "../../i18n/messages.ts";
import { placesIn, type TextPlace } from "../../i18n/places.ts";
import type { Translator } from "../../i18n/translator.ts";
import type { LanguageEnvironment, Planner } from "../environment.ts";
import type { Expression } from "../expression/scope.ts";
import { suggest } from "../suggest.ts";
import { anyType, type Type, typeName } from "../type.ts";
import { reportExchangedLanguages } from "./doubts/exchanged-languages.ts";
import { reportLostPlaces, reportUnfilled } from "./doubts/unfilled.ts";
import { reportWrittenAsExpression } from "./doubts/written-as-expression.ts";
import { planTyped } from "./expression.ts";
import { wordsOf } from "./filled-text.ts";
import { tellPart } from "./part.ts";
import type { TextPlan, ValueLabels } from "./plans.ts";

/** Matches the form of a locale key, which names of hosts and files may have too. */
const keyLike = /^[a-z][A-Za-z0-9]*(\.[a-z][A-Za-z0-9]*)+$/;

/**
 * Plans a text of a page. The plan keeps the words of all languages, and has the placeholders `{{
 * }}` as expressions; the placeholders of a locale key are those of its translations. A missing key
 * is reported. Placeholders cannot read a form's input, since the text would change with each
 * keystroke.
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
    const isExpression = said === undefined && reportWrittenAsExpression(planner, source, pointer);
    if (said === undefined && !isExpression && isUnknownKey(texts, source)) {
      const suggestion = () => suggest(source, texts.keys());
      planner.report("unknownKey", pointer, { name: source }, { suggestion });
    }
    planPlaces(planner, said ?? source, pointer, values, said === undefined);
    return filled(planner, source, pointer, values);
  }
  // The shape check has reported translations that are not strings, so they are skipped.
  const said = Object.entries(source).filter(([, words]) => typeof words === "string");
  const whole = said.filter(([language, words]) => {
    const at = `${pointer}/${language}`;
    const isWhole = planPlaces(planner, words, at, values, true);
    return !reportWrittenAsExpression(planner, words, at) && isWhole;
  });
  reportLostPlaces(planner, whole, pointer);
  reportExchangedLanguages(planner, said, pointer);
  return filled(planner, Object.fromEntries(said), pointer, values);
}

/** A text in each language in which it is written or known, with the English word of its key. */
export function saidIn({ texts }: Pick<LanguageEnvironment, "texts">, text: TextPlan): string[] {
  const words = wordsOf(text);
  if (typeof words !== "string") return Object.values(words);
  const said = texts.find(words);
  return said === undefined ? [words] : [said, words.replace(/^.*\./, "")];
}

/** A text as it is shown in the language in which problems are told. */
export function shownIn(
  environment: Pick<LanguageEnvironment, "texts" | "language">,
  text: TextPlan,
): string {
  const words = wordsOf(text);
  const [first = ""] = saidIn(environment, text);
  return typeof words === "string" ? first : (words[environment.language] ?? first);
}

/** The placeholders of a text, by their content. */
type Places = Record<string, Place>;

interface Place {
  expression: Expression;
  /** The catalogue's labels for the values; `null` if it has none. */
  labels: ValueLabels | null;
  /** The dictionary that labels the values; `null` if there is none. */
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
 * Plans the placeholders of a text into `values`; the text of a locale key is not part of the
 * page's source. Returns whether all apparent placeholders are valid.
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
    // A fault at the end of the text is reported at its last character.
    const at = first + Math.min(from, written.length - 1);
    const within = { start: at, end: Math.max(at + 1, first + Math.min(to, written.length)) };
    return planner.report(code, owner, said, isWritten ? { ...options, within } : {});
  };
  if (written === "") {
    const values = { name: "{{}}", meant: `{{${Object.keys(planner.scope).at(-1)}}}` };
    planner.report("unknownPlace", pointer, values, { within: { start, end } });
    return null;
  }
  // A placeholder only shows a value, so its parts and reads do not count as those of the block.
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

/** The schema of the values of a type, or of the items of a list type. */
function schemaOfValues(type: Type): JsonSchema | undefined {
  if (type.kind === "list") return schemaOfValues(type.of);
  return type.kind === "record" ? undefined : type.said?.schema;
}

function dictionaryOf({ catalogue }: Planner, type: Type): string | null {
  return catalogue.dictionary && (schemaOfValues(type)?.["x-dict"] ?? null);
}

/**
 * The catalogue's labels for the values of a type; a dictionary's labels are known only at run
 * time.
 */
function labelsOf(type: Type): ValueLabels | null {
  const schema = schemaOfValues(type);
  if (!schema || schema["x-dict"] !== undefined) return null;
  const named = (namedValues(schema) ?? []).filter(({ value, label }) => label !== value);
  if (named.length === 0) return null;
  return Object.fromEntries(named.map(({ value, label }) => [value, label]));
}

/** Whether people can read a value of the type, unlike a record, which has no text of its own. */
export function isReadable(type: Type): boolean {
  return type.kind === "list" ? isReadable(type.of) : type.kind !== "record";
}

/** Whether a text is probably a misspelt locale key: it starts like a key, or resembles one. */
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
