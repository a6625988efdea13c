import type { Catalogue } from "../src/catalogue/catalogue.ts";
import type { Language } from "../src/i18n/language.ts";
import type { Texts } from "../src/i18n/translate.ts";
import type { LanguageEnvironment } from "../src/language/environment.ts";
import { pageMigrations } from "../src/language/migrations/page-migrations.ts";
import { cells } from "./cells.ts";
import { iconNames } from "./icon-names.ts";
import { kinds } from "./kinds.ts";
import { widgets } from "./widgets.ts";

/** What every page is compiled against: the catalogue, and all that the registries hold. */
export function createEnvironment(
  catalogue: Catalogue,
  language: Language,
  texts: Texts,
): LanguageEnvironment {
  return {
    catalogue,
    language,
    texts,
    blocks: new Map(kinds.map((kind) => [kind.name, kind])),
    cells: new Map(cells.map((cell) => [cell.name, cell])),
    widgets: new Map(widgets.map((widget) => [widget.name, widget])),
    icons: iconNames,
    descriptions: {},
    migrations: pageMigrations,
  };
}
