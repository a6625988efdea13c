import type { Catalogue } from "../src/catalogue/catalogue.ts";
import type { Translator } from "../src/i18n/translator.ts";
import type { LanguageEnvironment } from "../src/language/environment.ts";
import { pageMigrations } from "../src/language/migrations/page-migrations.ts";
import { cells } from "./cells.gen.ts";
import { iconNames } from "./icon-names.ts";
import { kinds } from "./kinds.gen.ts";
import { widgets } from "./widgets.gen.ts";

/**
 * Creates the environment for compiling pages: the catalogue, the registries, and the external
 * hosts that links may lead to, where known.
 */
export function createEnvironment(
  catalogue: Catalogue,
  texts: Translator,
  linkHosts?: readonly string[],
): LanguageEnvironment {
  return {
    catalogue,
    linkHosts,
    language: texts.language,
    texts,
    blocks: byName(kinds),
    cells: byName(cells),
    widgets: byName(widgets),
    icons: iconNames,
    descriptions: {},
    migrations: pageMigrations,
  };
}

function byName<Kind extends { name: string; precedence?: number }>(
  all: readonly Kind[],
): ReadonlyMap<string, Kind> {
  const ordered = all.toSorted((a, b) => (b.precedence ?? 0) - (a.precedence ?? 0));
  return new Map(ordered.map((one) => [one.name, one]));
}
