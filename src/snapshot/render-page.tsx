import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ConfigProviderProps } from "antd";
import { App, ConfigProvider } from "antd";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { createEnvironment } from "../../renderers/environment.ts";
import { noDrafts } from "../../renderers/runtime/draft/drafts.ts";
import type { PageHost, PageUser } from "../../renderers/runtime/page/host.ts";
import { noOthersChanges } from "../../renderers/runtime/page/others-changes.ts";
import { PageView } from "../../renderers/runtime/page/page-view.tsx";
import { noSavedViews } from "../../renderers/runtime/page/saved-views.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { isRecord } from "../catalogue/schema/record.ts";
import type { Language } from "../i18n/language.ts";
import { translators } from "../i18n/texts.ts";
import { compileToDraw } from "../language/compile/compile-page.ts";
import type { PagePlan } from "../language/page.ts";
import { createFixtureWire, type Fixtures, type SnapshotState } from "./fixture-wire.ts";
import { textOf } from "./text-of.ts";

/** A page to be drawn without a browser, and for whom. */
export interface SnapshotRequest {
  path: string;
  source: string;
  catalogue: Catalogue;
  fixtures: Fixtures;
  state: SnapshotState;
  language: Language;
  /** Whether whoever looks holds a permission. */
  can(permission: string): boolean;
  user: PageUser;
  query?: Readonly<Record<string, string>>;
  /** The text of what is pressed once the page is drawn, as a row's name. */
  pressed?: string;
}

/** A page that still changes after these turns never settles; code may have to be loaded first. */
const mostTurns = 5_000;

/**
 * Draws a page on its fixtures and answers what a person would perceive of it.
 * The document of a browser, or of a library that stands for one, must be there.
 * @throws Error where the page has no plan, or never comes to rest.
 */
export async function renderPage(request: SnapshotRequest): Promise<string> {
  const { path, source, catalogue, language, query = {} } = request;
  // In whichever language a page is compiled, its plan is drawn in any.
  const environment = createEnvironment(catalogue, translators.en);
  const { page } = compileToDraw(path, source, environment);
  if (!page) throw new Error(`${path} has no plan; check it first.`);
  // What is drawn has been JSON in between, as a plan that was compiled elsewhere.
  const plan: PagePlan = JSON.parse(JSON.stringify(page.plan));
  const locale = await libraryLocale(language);
  const container = document.body.appendChild(document.createElement("main"));
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const root = createRoot(container);
  try {
    await act(async () =>
      root.render(
        <ConfigProvider locale={locale} theme={{ token: { motion: false } }}>
          <App>
            <QueryClientProvider client={client}>
              <PageView
                page={{ ...page, plan }}
                host={hostOf(request)}
                route={{ path: `/${path}`, query }}
                hasHeading
              />
            </QueryClientProvider>
          </App>
        </ConfigProvider>,
      ),
    );
    const waiting = `[role=status][aria-label="${translators[language].say("common.loading")}"]`;
    await settled(client, container, waiting);
    if (request.pressed !== undefined) {
      await press(container, request.pressed);
      await settled(client, container, waiting);
    }
    return textOf(container);
  } finally {
    await act(async () => root.unmount());
    client.clear();
    container.remove();
  }
}

/** Presses the innermost element that says just this. */
async function press(container: Element, text: string): Promise<void> {
  const saying = [...container.querySelectorAll<HTMLElement>("*")].filter(
    ({ textContent }) => textContent === text,
  );
  const found = saying.at(-1);
  if (!found) throw new Error(`Nothing says “${text}”.`);
  await act(async () => found.click());
}

/**
 * Waits until nothing is read any more and what is drawn stays the same for some turns. `waiting`
 * selects what stands where something is still to come.
 */
async function settled(client: QueryClient, container: Element, waiting: string): Promise<void> {
  let before = "";
  let quiet = 0;
  for (let turn = 0; turn < mostTurns; turn++) {
    await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
    const now = container.innerHTML;
    const isComing = client.isFetching() > 0 || container.querySelector(waiting) !== null;
    const isQuiet = !isComing && now === before;
    before = now;
    quiet = isQuiet ? quiet + 1 : 0;
    if (quiet >= 5) return;
  }
  throw new Error("The page never came to rest.");
}

function hostOf(request: SnapshotRequest): PageHost {
  const { path, catalogue, fixtures, state, language, can, user } = request;
  return {
    catalogue,
    wire: createFixtureWire(catalogue, fixtures, state),
    language,
    text: translators[language].say,
    can,
    isAdministrator: false,
    pageFile: `schemas/pages/${path}.json`,
    user,
    setQuery: () => {},
    linkHosts: [],
    go: () => {},
    changed: () => {},
    elsewhere: noOthersChanges,
    setUnsaved: () => {},
    drafts: noDrafts,
    savedViews: noSavedViews,
  };
}

type Locale = NonNullable<ConfigProviderProps["locale"]>;

const loaders: Readonly<Record<Language, () => Promise<unknown>>> = {
  en: () => import("antd/locale/en_GB"),
  zh: () => import("antd/locale/zh_CN"),
  es: () => import("antd/locale/es_ES"),
  ja: () => import("antd/locale/ja_JP"),
};

/** What the library's own parts say in a language, as a paging's buttons. */
async function libraryLocale(language: Language): Promise<Locale> {
  let found: unknown = await loaders[language]();
  // How deep it lies depends on who loads a module of the old kind.
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
