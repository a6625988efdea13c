import { queryOptions, useQuery } from "@tanstack/react-query";
import type { DictionaryExtension } from "../../src/catalogue/openapi.ts";
import { pointTo } from "../../src/catalogue/pointer.ts";
import { useHost } from "./contexts.ts";
import type { PageHost } from "./host.ts";

/** An entry of a dictionary; its label may be a key of the locales. */
export interface DictionaryEntry {
  value: string;
  label: string;
  /** A colour that a tag knows, or `null`. */
  color: string | null;
}

/** A dictionary's entries in order, and by value. */
export interface Dictionary {
  entries: readonly DictionaryEntry[];
  byValue: ReadonlyMap<string, DictionaryEntry>;
}

const emptyDictionary: Dictionary = { entries: [], byValue: new Map() };

/** Dictionaries change seldom; what was read once serves for this long. */
const staleTime = 5 * 60_000;

/** The dictionary of a field (`x-dict`), read once for all who show it; empty until it is there. */
export function useDictionary(name: string | null): Dictionary {
  const host = useHost();
  const { data } = useQuery({
    ...dictionaryQuery(host, name),
    enabled: host.catalogue.dictionary !== null && name !== null,
  });
  return data ?? emptyDictionary;
}

/** How a dictionary is read, once for as long as it is fresh. */
export function dictionaryQuery({ catalogue, wire, language }: PageHost, name: string | null) {
  const { dictionary, operations } = catalogue;
  return queryOptions({
    queryKey: ["dictionary", name, language],
    queryFn: async ({ signal }) => {
      if (!dictionary || name === null) return emptyDictionary;
      const args = { [dictionary.type]: name };
      const options = { signal, loading: "no", quiet: true } as const;
      const result = await wire.call(dictionary.operation, args, options);
      return readDictionary(result.data, dictionary);
    },
    staleTime,
    structuralSharing: false,
    meta: { tag: dictionary && operations.get(dictionary.operation)?.tag },
  });
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
  return { entries, byValue: new Map(entries.map((entry) => [entry.value, entry])) };
}

function textIn(row: unknown, field: string): string | null {
  const value = pointTo(row, `/${field}`);
  return typeof value === "string" || typeof value === "number" ? String(value) : null;
}
