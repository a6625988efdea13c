import type { Catalogue } from "../catalogue/catalogue.ts";
import type { JsonSchema } from "../catalogue/schema/json-schema.ts";
import type { Language } from "../i18n/language.ts";
import type { Translator } from "../i18n/translator.ts";
import type { RegisteredBlock } from "./block.ts";
import type { CellKind } from "./cell.ts";
import type { Descriptions } from "./description.ts";
import type { Migration } from "./migrations/migration.ts";
import type { Type } from "./type.ts";

/** How a value can be shown (a cell) or entered (a widget), as far as the language knows it. */
export interface ValueKind {
  name: string;
  /** One English sentence for the reference and the editor's hover. */
  summary: string;
  /** Whether values of the type and schema can be shown or entered so. */
  accepts(type: Type, schema: JsonSchema): boolean;
  /** Whether it is what such a field gets when neither page nor catalogue names one. */
  isDefaultFor(type: Type, schema: JsonSchema): boolean;
  /** Whether it wants a whole row of a form; only such widgets. */
  isWide?: boolean;
  /** Whether what is typed is kept nowhere; only such widgets. */
  isSecret?: boolean;
  /** The higher it is, the earlier it comes of all, also of several that are default; 0 if left out. */
  precedence?: number;
  /** Whether it enters a pair of fields, as the start and the end of a range; only such widgets. */
  isPair?: boolean;
  /** The operation that takes its file where the catalogue names none; only for such widgets. */
  uploads?: string;
}

/** All that a page is compiled against. */
export interface LanguageEnvironment {
  catalogue: Catalogue;
  blocks: ReadonlyMap<string, RegisteredBlock>;
  cells: ReadonlyMap<string, CellKind>;
  widgets: ReadonlyMap<string, ValueKind>;
  icons: readonly string[];
  language: Language;
  texts: Translator;
  /** What the summaries are in the language; empty where they are shown as written. */
  descriptions: Descriptions;
  /** The changes of the language that old pages are brought over. */
  migrations: readonly Migration[];
}
