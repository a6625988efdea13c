import type { QueryClient } from "@tanstack/react-query";
import type { Translator } from "../../../../src/i18n/translator.ts";
import type { FieldPlan } from "../../../../src/language/plan/plans.ts";
import type { PageHost } from "../../../runtime/page/host.ts";
import { dictionaryQuery } from "../../../runtime/read/use-dictionary.ts";
import { choicesOfField, type FieldChoices } from "./field-choices.ts";

/** What is known of a file's columns beside their fields. */
export interface KnownColumns {
  choices: ReadonlyMap<string, FieldChoices | null>;
  /** The texts of every language, for files that were made in another one. */
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
  const names = new Set(fields.flatMap(({ dictionary }) => dictionary ?? []));
  const reads = [...names].map(async (name) => {
    return [name, await queries.fetchQuery(dictionaryQuery(host, name))] as const;
  });
  const [{ translators }, read] = await Promise.all([
    import("../../../../src/i18n/texts.ts"),
    Promise.all(reads),
  ]);
  const languages = Object.values(translators);
  const known = { dictionaries: new Map(read), languages, text: host.text };
  const choices = fields.map((field) => [field.name, choicesOfField(field, known)] as const);
  return { choices: new Map(choices), languages };
}
