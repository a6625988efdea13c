import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ConfigProviderProps } from "antd";
import { ConfigProvider } from "antd";
import { act, useState } from "react";
import { createRoot } from "react-dom/client";
import { createEnvironment } from "../../renderers/environment.ts";
import type { PageHost, PageUser } from "../../renderers/runtime/page/host.ts";
import { loneHost } from "../../renderers/runtime/page/lone-host.ts";
import { PageView } from "../../renderers/runtime/page/page-view.tsx";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { isRecord } from "../catalogue/schema/record.ts";
import type { Language } from "../i18n/language.ts";
import { translators } from "../i18n/texts.ts";
import { compileToDraw } from "../language/compile/compile-page.ts";
import type { DrawnPage, PagePlan } from "../language/page.ts";
import { sampleQuery } from "../language/sample-query.ts";
import { isLateLoading } from "../ui/late/late.ts";
import { createPopups, PopupsContext } from "../ui/popups/popups.ts";
import { PopupsHost } from "../ui/popups/popups-host.tsx";
import { CallError, type Wire } from "../wire/wire.ts";
import { createFixtureWire, type Fixtures, type SnapshotState } from "./fixture-wire.ts";
import { textOf } from "./text-of.ts";

/** A page to be drawn without a browser, and the user, language and state to draw it with. */
export interface SnapshotRequest {
  path: string;
  source: string;
  catalogue: Catalogue;
  fixtures: Fixtures;
  state: SnapshotState;
  language: Language;
  /** Whether the user holds a permission. */
  can(permission: string): boolean;
  user: PageUser;
  /** Values in the page's address; those that it needs and that are not given are examples. */
  query?: Readonly<Record<string, string>>;
  /** The text of an element to press once the page is drawn, such as a row's name. */
  pressed?: string;
}

/**
 * Maximum turns of the event loop before a page counts as never settling; code may have to load
 * first.
 */
const mostTurns = 5_000;

/**
 * Draws a page with its fixtures and returns what a person would perceive of it. A document, of a
 * browser or a simulated one, must exist.
 * @throws Error if the page has no plan or never settles, or if a call has no fixture.
 */
export async function renderPage(request: SnapshotRequest): Promise<string> {
  const { path, source, catalogue, language } = request;
  // The language of compilation does not matter, since a plan can be drawn in any language.
  const environment = createEnvironment(catalogue, translators.en);
  const { page } = compileToDraw(path, source, environment);
  if (!page) throw new Error(`${path} has no plan; check it first.`);
  // The plan is passed through JSON, as a plan that was compiled elsewhere would be.
  const plan: PagePlan = JSON.parse(JSON.stringify(page.plan));
  const locale = await libraryLocale(language);
  const container = document.body.appendChild(document.createElement("main"));
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const root = createRoot(container);
  const popups = createPopups();
  const unanswered: unknown[] = [];
  const wire = tellingUnanswered(
    createFixtureWire(catalogue, request.fixtures, request.state),
    (error) => unanswered.push(error),
  );
  try {
    await act(async () =>
      root.render(
        <ConfigProvider locale={locale} theme={{ token: { motion: false } }}>
          <PopupsContext value={popups.given}>
            <QueryClientProvider client={client}>
              <DrawnAlone page={{ ...page, plan }} request={request} wire={wire} />
            </QueryClientProvider>
            <PopupsHost attach={popups.attach} />
          </PopupsContext>
        </ConfigProvider>,
      ),
    );
    const waiting = `[role=status][aria-label="${translators[language].say("common.loading")}"]`;
    await settled(client, container, waiting);
    if (request.pressed !== undefined) {
      await press(container, request.pressed);
      await settled(client, container, waiting);
    }
    if (unanswered.length > 0) throw unanswered[0];
    return textOf(container);
  } finally {
    await act(async () => root.unmount());
    client.clear();
    container.remove();
  }
}

interface DrawnAloneProps {
  page: DrawnPage;
  request: SnapshotRequest;
  wire: Wire;
}

/** The page, with an address that what is pressed can change. */
function DrawnAlone({ page, request, wire }: DrawnAloneProps) {
  const [query, setQuery] = useState({ ...sampleQuery(page.plan.params), ...request.query });
  const [host] = useState(() => ({ ...hostOf(request), wire, setQuery }));
  return (
    <PageView page={page} host={host} route={{ path: `/${request.path}`, query }} hasHeading />
  );
}

/** Presses the innermost element whose text is exactly this. */
async function press(container: Element, text: string): Promise<void> {
  const saying = [...container.querySelectorAll<HTMLElement>("*")].filter(
    ({ textContent }) => textContent === text,
  );
  const found = saying.at(-1);
  if (!found) throw new Error(`Nothing says “${text}”.`);
  await act(async () => found.click());
}

/**
 * Waits until no read is in progress and the drawn page stays unchanged for some turns. The
 * selector `waiting` matches the placeholders of content that is still loading.
 */
async function settled(client: QueryClient, container: Element, waiting: string): Promise<void> {
  let before = "";
  let quiet = 0;
  for (let turn = 0; turn < mostTurns; turn++) {
    await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
    const now = container.innerHTML;
    const isReading = client.isFetching() > 0 || isLateLoading();
    const isComing = isReading || container.querySelector(waiting) !== null;
    const isQuiet = !isComing && now === before;
    before = now;
    quiet = isQuiet ? quiet + 1 : 0;
    if (quiet >= 5) return;
  }
  throw new Error("The page never came to rest.");
}

/**
 * A wire that also tells of calls without a fixture. The page shows them as failed reads, whose text
 * would be kept once and never be different again, whatever becomes of the page.
 */
function tellingUnanswered(wire: Wire, tell: (error: unknown) => void): Wire {
  return {
    async call(...call) {
      try {
        return await wire.call(...call);
      } catch (error) {
        if (!(error instanceof CallError)) tell(error);
        throw error;
      }
    },
  };
}

function hostOf(request: SnapshotRequest): Omit<PageHost, "setQuery" | "wire"> {
  const { path, catalogue, language, can, user } = request;
  return {
    catalogue,
    language,
    text: translators[language].say,
    can,
    isAdministrator: false,
    pageFile: `schemas/pages/${path}.json`,
    user,
    ...loneHost,
  };
}

type Locale = NonNullable<ConfigProviderProps["locale"]>;

const loaders: Readonly<Record<Language, () => Promise<unknown>>> = {
  en: () => import("antd/locale/en_GB"),
  zh: () => import("antd/locale/zh_CN"),
  es: () => import("antd/locale/es_ES"),
  ja: () => import("antd/locale/ja_JP"),
};

/** The component library's own texts in a language, such as the labels of its pagination. */
async function libraryLocale(language: Language): Promise<Locale> {
  let found: unknown = await loaders[language]();
  // The nesting of a CommonJS module's default export depends on the loader.
  while (!isLocale(found)) {
    if (!isRecord(found) || !("default" in found)) {
      throw new Error(`The library has no locale for "${language}".`);
    }
    found = found.default;
  }
  return found;
}

function isLocale(value: unknown): value is Locale {
  return isRecord(value) && "locale" in value;
}
