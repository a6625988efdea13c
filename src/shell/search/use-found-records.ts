import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import type { PagePlan } from "../../language/page.ts";
import { holds } from "../../session/session.ts";
import { CallError } from "../../wire/wire.ts";
import { type Application, useApplication } from "../application.ts";
import type { FoundPage } from "./find-pages.ts";
import { findRecords, listsOf, type RecordList } from "./find-records.ts";
import { type Found, type FoundGroup, type FoundNow, onceEach } from "./found.ts";
import { plain } from "./matching.ts";

/** Minimum length of a query for records; shorter ones are assumed to be incomplete. */
const leastCharacters = 2;

/**
 * Milliseconds without typing before the search begins, and the number of lists requested in
 * parallel.
 */
const restMs = 200;
const mostAtOnce = 4;

const nothing: FoundNow = { groups: [], isSearching: false, hasFailed: false };

/**
 * Searches the records of all pages after a pause in typing. A new query aborts the previous search
 * and keeps those of its results that still match. Records are added list by list as responses
 * come in.
 */
export function useFoundRecords(query: string, pages: readonly FoundPage[]): FoundNow {
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

/** The results of an earlier query that contain the new words. */
function thatFit(groups: readonly FoundGroup[], words: string): FoundGroup[] {
  return groups.flatMap((group) => {
    const items = group.items.filter(({ title }) => plain(title).includes(words));
    return items.length > 0 ? [{ ...group, items }] : [];
  });
}

type Search = (words: string, signal: AbortSignal, tell: (now: FoundNow) => void) => Promise<void>;

/** Searches the lists of all pages, a few in parallel, and reports the result of each. */
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
      const known = groups.filter((group) => group !== undefined);
      tell({ groups: onceEach(known), isSearching, hasFailed });
    };
    now(true);
    await severalAtOnce([...pages.entries()], async ([place, page]) => {
      if (signal.aborted) return;
      try {
        const items: Found[] = [];
        for (const list of await listsOfPage(page, application, queries, can)) {
          if (signal.aborted || !isNew(asked, list)) continue;
          items.push(...(await findRecords(list, words, application, can, signal)));
        }
        groups[place] = { key: page.key, heading: page.title, items };
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

/** Whether a list was not requested yet: several pages may show the same list. */
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

/** Milliseconds for which the plan of a page that is not open is considered current. */
const knownForMs = 60_000;

/**
 * The lists that a menu page shows, as far as the member may read them.
 * @throws CallError where the page cannot be loaded.
 */
async function listsOfPage(
  { path, title, address }: FoundPage,
  application: Application,
  queries: QueryClient,
  can: (permission: string) => boolean,
): Promise<RecordList[]> {
  if (path === null) return [];
  const plan = await queries.fetchQuery({
    queryKey: ["foundPage", path],
    queryFn: () => loadPlan(path, application),
    staleTime: knownForMs,
    retry: false,
  });
  return plan ? listsOf(plan, { title, address }, can) : [];
}

async function loadPlan(
  path: string,
  { sources, catalogue }: Application,
): Promise<PagePlan | null> {
  const loaded = await sources.load(path);
  return loaded?.draw(catalogue).page?.plan ?? null;
}
