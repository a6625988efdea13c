import type { QueryClient } from "@tanstack/react-query";
import type { PagePlan } from "../../language/page.ts";
import type { Application } from "../application.ts";
import type { FoundPage } from "./find-pages.ts";
import { listsOf, type RecordList } from "./find-records.ts";

/** Milliseconds for which the plan of a page that is not open is considered current. */
const knownForMs = 60_000;

/**
 * The lists that a menu page shows, as far as the member may read them.
 * @throws CallError where the page cannot be loaded.
 */
export async function listsOfPage(
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
