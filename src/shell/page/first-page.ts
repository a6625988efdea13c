import { firstNeeds, firstQueries } from "../../../renderers/runtime/address/first-needs.ts";
import { mayCall } from "../../catalogue/may-call.ts";
import { pagePathOf } from "../../language/component-path.ts";
import type { Application } from "../application.ts";
import { currentLanguage } from "../language/language-store.ts";
import { resolveAddress } from "../menu/resolve-address.ts";
import { routesOf } from "../menu/routes-of.ts";
import { expectComingPage, expectedPage } from "./expected-page.ts";
import { savedViewsFor } from "./page-host.ts";
import type { LoadedPage } from "./page-source.ts";
import { queryClient } from "./query-client.ts";

/** An address, and the page that is expected there. */
interface ExpectedPage {
  address: string;
  /** The query of the address with its question mark, or empty. */
  search: string;
  path: string;
}

/**
 * Keeps a page that is on its way while the session loads, and makes its first reads as soon as the
 * session has loaded: their answers are on their way while the frame and the page are drawn.
 */
export function expectFirstPage(
  application: Application,
  coming: Promise<LoadedPage | null>,
  expected: ExpectedPage,
): void {
  expectComingPage(coming, application.sources.load, expected.path);
  // A failure is reported where the session is loaded, and where the page and its rows are drawn.
  readAhead(application, coming, expected).catch(() => undefined);
}

/** Makes the first reads of a page that is being opened while the page is drawn. */
export function expectOpenedPage(application: Application, expected: ExpectedPage): void {
  const coming = queryClient.fetchQuery(expectedPage(application.sources.load, expected.path));
  // A failure is reported where the page and its rows are drawn.
  readAhead(application, coming, expected).catch(() => undefined);
}

async function readAhead(
  application: Application,
  coming: Promise<LoadedPage | null>,
  { address, search, path }: ExpectedPage,
): Promise<void> {
  const { catalogues, session, wire } = application;
  const query = Object.fromEntries(new URLSearchParams(search));
  const loaded = await coming;
  const { catalogue } = catalogues.store.getState();
  const page = loaded?.services === null ? loaded.draw(catalogue).page : null;
  const needs = page && (await firstNeeds(page, query));
  if (!needs || !session.hasToken()) return;
  await session.load();
  // From here on nothing waits, so that the reads begin before the frame is drawn.
  const { menu, member } = session.store.getState();
  const found = resolveAddress(routesOf(menu), address);
  // The menu alone says which page the address shows.
  if (found.kind !== "page" || pagePathOf(found.entry.node.componentPath) !== path) return;
  const { can } = session;
  const isAdministrator = mayCall(catalogue, "page.saveDraft", can);
  const place = { catalogue, wire, language: currentLanguage(), isAdministrator, can };
  const { reads, dictionaries } = firstQueries(needs, page, query, place);
  for (const read of reads) void queryClient.prefetchQuery(read);
  for (const dictionary of dictionaries) void queryClient.prefetchQuery(dictionary);
  if (needs.isArranged) savedViewsFor(application, member, path).expect();
}
