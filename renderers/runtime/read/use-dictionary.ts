import { type QueryClient, queryOptions, useQuery } from "@tanstack/react-query";
import { keptBy } from "../../../src/catalogue/kept-by.ts";
import type { DictionaryExtension } from "../../../src/catalogue/openapi.ts";
import { type JsonSchema, namedValues } from "../../../src/catalogue/schema/json-schema.ts";
import { pointTo } from "../../../src/catalogue/schema/pointer.ts";
import { textFrom } from "../../../src/catalogue/schema/record.ts";
import { quietly } from "../../../src/wire/wire.ts";
import { useHost } from "../page/contexts.ts";
import type { PageHost } from "../page/host.ts";
import { answerFault } from "./answer-fault.ts";
import { useKnownFault } from "./answer-notice.tsx";

/** An entry of a dictionary; its label may be a key of the locales. */
export interface DictionaryEntry {
  value: string;
  label: string;
  /** A named tag colour, or `null`. */
  color: string | null;
  /** An icon before the label; left out where there is none. */
  icon?: string | undefined;
}

/** A dictionary's entries in order, and by value. */
export interface Dictionary {
  entries: readonly DictionaryEntry[];
  byValue: ReadonlyMap<string, DictionaryEntry>;
}

/** A dictionary as read, with the first place where its answer violates the catalogue. */
interface ReadDictionary extends Dictionary {
  fault: string | null;
}

const emptyDictionary: ReadDictionary = { entries: [], byValue: new Map(), fault: null };

/** Milliseconds for which a dictionary counts as current. */
const staleTime = 5 * 60_000;

/** The dictionary of a field (`x-dict`), shared by all readers; empty until it is loaded. */
export function useDictionary(name: string | null): Dictionary {
  const host = useHost();
  const { data } = useQuery({
    ...dictionaryQuery(host, name),
    enabled: host.catalogue.dictionary !== null && name !== null,
  });
  useKnownFault(host.catalogue.dictionary?.operation ?? "", data?.fault ?? null);
  return data ?? emptyDictionary;
}

type Says = Pick<PageHost, "text" | "language">;

const namesKept = keptBy((_: JsonSchema) => new Map<string, Dictionary>());

/** The labels of a schema's listed values as a dictionary; empty where the schema has none. */
export function namesOfSchema(schema: JsonSchema, { text, language }: Says): Dictionary {
  const known = namesKept(schema);
  const found = known.get(language);
  if (found) return found;
  const values = (namedValues(schema) ?? []).filter(({ value, label }) => label !== value);
  const entries = values.map(({ value, label, color, icon }): DictionaryEntry => {
    return { value, label: text(label), color: color ?? null, icon };
  });
  const made = dictionaryOf(entries);
  known.set(language, made);
  return made;
}

/** What reading a dictionary needs of the host. */
export type DictionaryHost = Pick<PageHost, "catalogue" | "wire" | "language" | "isAdministrator">;

/** The query of a dictionary, cached while it is current. */
export function dictionaryQuery(host: DictionaryHost, name: string | null) {
  const { catalogue, wire, language } = host;
  const { dictionary, operations } = catalogue;
  const operation = dictionary && operations.get(dictionary.operation);
  return queryOptions({
    queryKey: ["dictionary", name, language],
    queryFn: async ({ signal }): Promise<ReadDictionary> => {
      if (!dictionary || name === null) return emptyDictionary;
      const words = operation?.service.isBare ? await wordsOf(name) : null;
      if (words) return words;
      const args = { [dictionary.type]: name };
      const options = { ...quietly, signal };
      const result = await wire.call(dictionary.operation, args, options);
      // A dictionary is small and shared, so its answer is checked as it is read.
      const isChecked = operation && host.isAdministrator;
      const fault = isChecked ? answerFault(catalogue, operation, result.data) : null;
      return { ...readDictionary(result.data, dictionary), fault };
    },
    staleTime,
    structuralSharing: false,
    meta: { tag: operation?.tag },
  });
}

/** A built-in dictionary with translated labels; `null` for others. */
async function wordsOf(name: string): Promise<ReadDictionary | null> {
  const { isOwnDictionary, ownDictionaries } = await import(
    "../../../src/catalogue/own-dictionaries.ts"
  );
  if (!isOwnDictionary(name)) return null;
  const { key, entries: words } = ownDictionaries[name];
  const entries = words.map(([value, label, color]) => {
    return { value, label: `dict.${key}.${label}`, color };
  });
  return { ...dictionaryOf(entries), fault: null };
}

function dictionaryOf(entries: readonly DictionaryEntry[]): Dictionary {
  return { entries, byValue: new Map(entries.map((entry) => [entry.value, entry])) };
}

/**
 * The dictionaries of fields, by name.
 * @throws CallError where one cannot be read.
 */
export async function fetchDictionaries(
  host: PageHost,
  queries: QueryClient,
  fields: readonly { dictionary: string | null }[],
): Promise<ReadonlyMap<string, Dictionary>> {
  const names = new Set(fields.flatMap(({ dictionary }) => dictionary ?? []));
  const reads = [...names].map(async (name) => {
    return [name, await queries.fetchQuery(dictionaryQuery(host, name))] as const;
  });
  return new Map(await Promise.all(reads));
}

/** The entries of a dictionary's answer; what is no entry is left out. */
export function readDictionary(data: unknown, extension: DictionaryExtension): Dictionary {
  const rows: readonly unknown[] = Array.isArray(data) ? data : [];
  const entries = rows.flatMap((row): DictionaryEntry[] => {
    const value = textIn(row, extension.value);
    const label = textIn(row, extension.label);
    if (value === null) return [];
    const color = extension.color === undefined ? null : textIn(row, extension.color);
    return [{ value, label: label ?? value, color: color === "" ? null : color }];
  });
  return dictionaryOf(entries);
}

function textIn(row: unknown, field: string): string | null {
  return textFrom(pointTo(row, `/${field}`));
}
