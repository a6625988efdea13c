import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { holds } from "../../session/session.ts";
import { CallError } from "../../wire/wire.ts";
import { useApplication } from "../application.ts";
import type { FoundPage } from "./find-pages.ts";
import { findRecords, type RecordList } from "./find-records.ts";
import type { Found, FoundGroup } from "./found.ts";
import { plain } from "./matching.ts";
import { listsOfPage } from "./page-lists.ts";

/** Words shorter than this are still being typed. */
const leastCharacters = 2;

/** How long typing rests before it is searched, and how many lists are asked at once. */
const restMs = 200;
const mostAtOnce = 4;

/** The records that words find, list by list as they are answered. */
interface FoundRecords {
  groups: readonly FoundGroup[];
  isSearching: boolean;
  /** Whether a list could not be searched. */
  hasFailed: boolean;
}

const nothing: FoundRecords = { groups: [], isSearching: false, hasFailed: false };

/**
 * Searches the records of all pages once typing rests; what was asked before is given up then, and
 * what it found stays as far as it fits.
 */
export function useFoundRecords(query: string, pages: readonly FoundPage[]): FoundRecords {
  const words = query.trim();
  const [found, setFound] = useState({ ...nothing, words: "" });
  const search = useSearch(pages);
  const begin = useEffectEvent((sought: string, signal: AbortSignal) => {
    return search(sought, signal, (now) => setFound({ ...now, words: sought }));
  });
  useEffect(() => {
    if (words.length < leastCharacters) return undefined;
    const controller = new AbortController();
    const timer = setTimeout(() => void begin(words, controller.signal), restMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [words]);
  if (words.length < leastCharacters) return nothing;
  if (found.words === words) return found;
  return { groups: thatFit(found.groups, plain(words)), isSearching: true, hasFailed: false };
}

/** What earlier words have found, as far as it holds these. */
function thatFit(groups: readonly FoundGroup[], words: string): FoundGroup[] {
  return groups.flatMap((group) => {
    const items = group.items.filter(({ title }) => plain(title).includes(words));
    return items.length > 0 ? [{ ...group, items }] : [];
  });
}

type Search = (
  words: string,
  signal: AbortSignal,
  tell: (now: FoundRecords) => void,
) => Promise<void>;

/** Asks the lists of all pages for words, a few at once, and tells what each answers. */
function useSearch(pages: readonly FoundPage[]): Search {
  const application = useApplication();
  const queries = useQueryClient();
  return async (words, signal, tell) => {
    const state = application.session.store.getState();
    const can = (permission: string): boolean => holds(state, permission);
    const groups: (FoundGroup | undefined)[] = [];
    const asked = new Set<string>();
    let hasFailed = false;
    const now = (isSearching: boolean): void => {
      if (signal.aborted) return;
      tell({ groups: groups.filter((group) => group !== undefined), isSearching, hasFailed });
    };
    now(true);
    await severalAtOnce([...pages.entries()], async ([place, page]) => {
      if (signal.aborted) return;
      try {
        const items = new Map<string, Found>();
        for (const list of await listsOfPage(page, application, queries, can)) {
          if (signal.aborted || !isNew(asked, list)) continue;
          const found = await findRecords(list, words, application, can, signal);
          // Two lists of a page may hold one record: the first shows it.
          for (const one of found) if (!items.has(one.key)) items.set(one.key, one);
        }
        if (items.size === 0) return;
        groups[place] = { key: page.key, heading: page.title, items: [...items.values()] };
      } catch (error) {
        if (signal.aborted) return;
        hasFailed = true;
        if (!(error instanceof CallError)) throw error;
      } finally {
        now(true);
      }
    });
    now(false);
  };
}

/** Several pages may show one list; it is asked once. */
function isNew(asked: Set<string>, { rows }: RecordList): boolean {
  const name = JSON.stringify(rows.call);
  if (asked.has(name)) return false;
  asked.add(name);
  return true;
}

async function severalAtOnce<Item>(
  items: readonly Item[],
  act: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = [...items];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await act(next);
  };
  await Promise.all(Array.from({ length: mostAtOnce }, work));
}
