import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readJson } from "../../catalogue/schema/json-text.ts";
import { isRecord } from "../../catalogue/schema/record.ts";
import { languages } from "../../i18n/language.ts";
import type { FileFault } from "../check/finding.ts";

/** The sorts of folders of the renderers, and the files that each folder of a sort must contain. */
export const sorts = {
  kinds: { folder: "renderers/blocks", definition: "kind.ts", view: "View" },
  cells: { folder: "renderers/cells", definition: "cell.ts", view: "Cell" },
  widgets: { folder: "renderers/widgets", definition: "widget.ts", view: "Widget" },
} as const;

/** The sort of a folder: a block kind, a cell or a widget. */
export type Sort = keyof typeof sorts;

/** English sentences, each with its translations by language. */
export type Translations = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The folder of a kind, a cell or a widget. */
export interface Room {
  sort: Sort;
  /** The name of the folder and of what it defines. */
  name: string;
  /** The folder's path relative to the product's root. */
  folder: string;
  /** The name under which its definition is exported. */
  exported: string;
  /** The translations of the folder's summary and of the summaries of its properties. */
  descriptions: Translations;
  hasTexts: boolean;
}

/** A fault in a file of a kind's, cell's or widget's folder. */
export interface RoomFault extends FileFault {
  file: string;
}

/** All folders of kinds, cells and widgets, sorted by name, and their faults. */
export interface Rooms {
  rooms: readonly Room[];
  faults: readonly RoomFault[];
}

/**
 * Reads the folders below a root. It runs none of their code, so that any fault in a folder can be
 * reported.
 */
export function readRooms(root: string): Rooms {
  const faults: RoomFault[] = [];
  const rooms = (Object.keys(sorts) as Sort[]).flatMap((sort) =>
    namesBelow(join(root, sorts[sort].folder)).flatMap((name) => {
      faults.push(...surplusFiles(root, sort, name));
      return readRoom(root, sort, name, (fault) => faults.push(fault)) ?? [];
    }),
  );
  return { rooms, faults };
}

/** The folders in a folder, without empty ones, which remain after a change of branches. */
function namesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .filter((name) => readdirSync(join(folder, name)).length > 0)
    .sort();
}

function readRoom(
  root: string,
  sort: Sort,
  name: string,
  tell: (fault: RoomFault) => void,
): Room | null {
  const { definition, view } = sorts[sort];
  const folder = `${sorts[sort].folder}/${name}`;
  const read = <Part>(own: string, part: (source: string, file: string) => Part): Part | null => {
    const file = `${folder}/${own}`;
    if (existsSync(join(root, file))) return part(readFileSync(join(root, file), "utf8"), file);
    tell({ file, code: "roomLacks", values: { name } });
    return null;
  };
  const exported = read(definition, (source, file) => {
    const found = definitionsIn(source);
    if (found.length === 1 && found[0]?.name === name) return found[0].exported;
    const given = found.map((one) => `“${one.name}”`).join(", ") || "—";
    tell({ file, code: "roomDefines", values: { name, given } });
    return null;
  });
  read(`${view}.tsx`, (source, file) => {
    if (new RegExp(`^export (function|const) ${view}\\b`, "m").test(source)) return;
    tell({ file, code: "roomDraws", values: { view } });
  });
  read("example.json", (source, file) => parsed(source, file, tell));
  const descriptions = read("descriptions.json", (source, file) => parsed(source, file, tell));
  const hasTexts = existsSync(join(root, folder, "texts"));
  if (hasTexts) for (const fault of textFaults(root, folder, name)) tell(fault);
  if (exported === null || !isTranslations(descriptions)) return null;
  return { sort, name, folder, exported, descriptions, hasTexts };
}

/**
 * Checks that a folder has one file of texts for each language, which exports the language by its
 * code.
 */
function textFaults(root: string, folder: string, name: string): RoomFault[] {
  const known: readonly string[] = languages.map((language) => `${language}.ts`);
  const others = readdirSync(join(root, folder, "texts")).filter((file) => !known.includes(file));
  return [
    ...others.map((given): RoomFault => {
      const values = { given, known: known.join(", ") };
      return { file: `${folder}/texts/${given}`, code: "roomLanguage", values };
    }),
    ...languages.flatMap((language): RoomFault[] => {
      const file = `${folder}/texts/${language}.ts`;
      if (!existsSync(join(root, file))) return [{ file, code: "roomLacks", values: { name } }];
      const source = readFileSync(join(root, file), "utf8");
      if (new RegExp(`^export const ${language}\\b`, "m").test(source)) return [];
      return [{ file, code: "roomDraws", values: { view: language } }];
    }),
  ];
}

/** The exported constants whose object begins with a name, matched in the formatter's layout. */
function definitionsIn(source: string): { exported: string; name: string }[] {
  const pattern = /^export const (\w+)\b.* = .*\{\n {2}name: "([^"]*)",$/gm;
  return [...source.matchAll(pattern)].map(([, exported = "", name = ""]) => ({ exported, name }));
}

/** Reports surplus examples: further JSON files of the folder, or an example in the gallery. */
function surplusFiles(root: string, sort: Sort, name: string): RoomFault[] {
  const folder = `${sorts[sort].folder}/${name}`;
  const known = ["example.json", "descriptions.json"];
  const further = readdirSync(join(root, folder))
    .filter((file) => file.endsWith(".json") && !known.includes(file))
    .map((file) => `${folder}/${file}`);
  const inGallery = `schemas/gallery/${sort}/${name}.json`;
  const all = existsSync(join(root, inGallery)) ? [...further, inGallery] : further;
  const values = { name, example: `${folder}/example.json` };
  return all.map((file) => ({ file, code: "roomDoubles", values }));
}

function parsed(source: string, file: string, tell: (fault: RoomFault) => void): unknown {
  const read = readJson(source);
  if ("value" in read) return read.value;
  tell({ file, code: "syntax", values: read });
  return null;
}

/** Only the outer structure is checked, since each sentence is checked on its own later. */
function isTranslations(value: unknown): value is Translations {
  return isRecord(value) && Object.values(value).every(isRecord);
}
