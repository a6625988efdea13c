import type { QueryClient } from "@tanstack/react-query";
import type { Translator } from "../../../../src/i18n/translator.ts";
import type { FieldPlan } from "../../../../src/language/plan/plans.ts";
import { type Choice, type ChoiceValue, choicesOfSchema } from "../../../runtime/choose/choices.ts";
import type { PageHost } from "../../../runtime/page/host.ts";
import { type Dictionary, fetchDictionaries } from "../../../runtime/read/use-dictionary.ts";
import { comparable } from "./sheet/sheet-cell.ts";

/** The permitted values of a field. */
export interface FieldChoices {
  /** The choices by value and by label in every language, normalised for comparison. */
  byText: ReadonlyMap<string, ChoiceValue>;
  /** The choices with labels in the current language. */
  choices: readonly Choice[];
}

interface Dictionaries {
  dictionaries: ReadonlyMap<string, Dictionary>;
  languages: readonly Translator[];
  /** Translates into the current language. */
  text(keyOrText: string): string;
}

const noDictionary: Dictionary = { entries: [], byValue: new Map() };

/** The permitted values of a field, or `null` where it takes any. */
export function choicesOfField(
  { schema, dictionary: name, type }: FieldPlan,
  { dictionaries, languages, text }: Dictionaries,
): FieldChoices | null {
  if (type.kind === "bool") return yesOrNo({ languages, text });
  const dictionary = dictionaries.get(name ?? "") ?? noDictionary;
  const choices = choicesOfSchema(schema, dictionary, text);
  if (choices.length === 0) return null;
  const byText = new Map<string, ChoiceValue>();
  const inLanguage = languages.map(({ say }) => say);
  for (const textIn of [...inLanguage, text]) {
    for (const { value, label } of choicesOfSchema(schema, dictionary, textIn)) {
      byText.set(comparable(label), value);
    }
  }
  // Values are added after labels, so that a value always stands for itself.
  for (const { value } of choices) byText.set(comparable(String(value)), value);
  return { byText, choices };
}

/** The labels of the first choices, and whether there are more. */
export function namesOfChoices({ choices }: FieldChoices, most: number): string[] {
  const names = choices.slice(0, most).map(({ label }) => label);
  return choices.length > most ? [...names, "…"] : names;
}

/** The choices of a flag, which are held as 1 and 0 so that all choices have one type. */
function yesOrNo({ languages, text }: Pick<Dictionaries, "languages" | "text">): FieldChoices {
  const byText = new Map<string, ChoiceValue>([
    ["true", 1],
    ["1", 1],
    ["false", 0],
    ["0", 0],
  ]);
  for (const texts of languages) {
    byText.set(comparable(texts.say("common.yes")), 1);
    byText.set(comparable(texts.say("common.no")), 0);
  }
  byText.delete("");
  const choices = [
    { value: 1, label: text("common.yes") },
    { value: 0, label: text("common.no") },
  ];
  return { byText, choices };
}

/** The data about columns beyond their fields. */
interface KnownColumns {
  choices: ReadonlyMap<string, FieldChoices | null>;
  /** The translators of all languages, since a file may be written in another one. */
  languages: readonly Translator[];
}

/**
 * Reads the dictionaries of the columns, and the texts of all languages.
 * @throws CallError where a dictionary cannot be read.
 */
export async function loadColumns(
  host: PageHost,
  queries: QueryClient,
  fields: readonly FieldPlan[],
): Promise<KnownColumns> {
  const [{ translators }, dictionaries] = await Promise.all([
    import("../../../../src/i18n/texts.ts"),
    fetchDictionaries(host, queries, fields),
  ]);
  const languages = Object.values(translators);
  const known = { dictionaries, languages, text: host.text };
  const choices = fields.map((field) => [field.name, choicesOfField(field, known)] as const);
  return { choices: new Map(choices), languages };
}
