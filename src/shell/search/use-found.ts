import { useMemo } from "react";
import { commandsNow, type OfferedCommand } from "../../../renderers/runtime/act/commands.ts";
import { languageNames, languages } from "../../i18n/language.ts";
import { useApplication, usePreferences, useSettings } from "../application.ts";
import { switchLanguage, useLanguagePack } from "../language/language-store.ts";
import { useTexts } from "../language/texts.ts";
import { useWorkspace } from "../layout/workspace-context.ts";
import { menuTitle } from "../menu/menu-title.ts";
import { sizes, themeModes } from "../settings.ts";
import { indexPages } from "./find-pages.ts";
import { type Found, type FoundNow, foundPage } from "./found.ts";
import { matcher } from "./matching.ts";
import { useFoundRecords } from "./use-found-records.ts";

/**
 * The search results for a query: pages, commands of the open page, settings and records. For an
 * empty query: recent pages, commands of the open page, and all other pages in menu order.
 */
export function useFound(query: string): FoundNow {
  const text = useTexts();
  const pages = usePages(query);
  const commands = useMatches(useCommandsHere(), query);
  const settings = useMatches(useSettingsToFind(), query);
  const records = useFoundRecords(query, pages.index.pages);
  const isEmpty = query.trim() === "";
  const here = { key: "here", heading: text("search.here"), items: commands };
  const others = { key: "pages", heading: text(pages.heading), items: pages.others };
  const groups = isEmpty
    ? [
        { key: "favourites", heading: text("search.favourites"), items: pages.favourites },
        { key: "recent", heading: text("search.recent"), items: pages.recent },
        ...[here, others],
      ]
    : [
        ...[others, here, { key: "settings", heading: text("settings.title"), items: settings }],
        ...records.groups,
      ];
  const { isSearching, hasFailed } = records;
  return { groups: groups.filter(({ items }) => items.length > 0), isSearching, hasFailed };
}

function usePages(query: string) {
  const { routes } = useWorkspace();
  const text = useTexts();
  const preferences = usePreferences((values) => values);
  const index = useMemo(
    () => indexPages(routes, (entry) => menuTitle(entry, text)),
    [routes, text],
  );
  return useMemo(() => {
    if (query.trim() !== "") {
      const others = index.find(query).map(foundPage);
      return { index, favourites: [], recent: [], others, heading: "search.pages" as const };
    }
    // The open page is not among its own search results.
    const elsewhere = index.pages.filter(({ address }) => address !== window.location.pathname);
    const known = new Map(elsewhere.map((page) => [page.address, page]));
    // Takes each page only once, in the first group that contains it.
    const take = (addresses: readonly string[]): Found[] =>
      addresses.flatMap((address) => {
        const page = known.get(address);
        return page && known.delete(address) ? [foundPage(page)] : [];
      });
    const favourites = take(preferences.favourites ?? []);
    const recent = take(preferences.recentPages?.map(({ address }) => address) ?? []);
    const others = [...known.values()].map(foundPage);
    const isFirst = favourites.length + recent.length === 0;
    const heading = isFirst ? ("search.pages" as const) : ("search.others" as const);
    return { index, favourites, recent, others, heading };
  }, [index, query, preferences]);
}

/** The commands of the open page, as they were when the search opened. */
function useCommandsHere(): readonly Found[] {
  return useMemo(() => commandsNow().map(foundCommand), []);
}

function foundCommand({ label, place, run }: OfferedCommand, index: number): Found {
  return { key: `here-${index}`, title: label, hint: place ?? "", leads: { run } };
}

/** The items that match a query; all of them for an empty one. */
function useMatches(items: readonly Found[], query: string): readonly Found[] {
  const find = useMemo(
    () => matcher(items, ({ title, hint }) => ({ title, within: hint, address: "" })),
    [items],
  );
  return query.trim() === "" ? items : find(query);
}

/** The languages, themes and sizes that the user can switch to, without the current ones. */
function useSettingsToFind(): readonly Found[] {
  const text = useTexts();
  const { language } = useLanguagePack();
  const { settings } = useApplication();
  const { theme, size, showSettings, sizeSelector } = useSettings();
  return useMemo(() => {
    const setting = (key: string, label: string, title: string, run: () => void): Found => {
      const named = text("common.named", { name: label, value: title });
      return { key: `setting-${key}`, title: named, hint: "", leads: { run } };
    };
    const sizesShown = showSettings || sizeSelector ? sizes : [];
    return [
      ...languages
        .filter((key) => key !== language)
        .map((key) =>
          setting(key, text("shell.language"), languageNames[key], () => void switchLanguage(key)),
        ),
      ...themeModes
        .filter((mode) => mode !== theme)
        .map((mode) =>
          setting(mode, text("shell.theme.label"), text(`shell.theme.${mode}`), () =>
            settings.change({ theme: mode }),
          ),
        ),
      ...sizesShown
        .filter((key) => key !== size)
        .map((key) =>
          setting(key, text("shell.size.label"), text(`shell.size.${key}`), () =>
            settings.change({ size: key }),
          ),
        ),
    ];
  }, [text, language, settings, theme, size, showSettings, sizeSelector]);
}
