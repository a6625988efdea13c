import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type ShownThing, shownBy } from "../../renderers/example-name.ts";
import { filesBelow } from "../build/files-below.ts";
import { type Catalogue, createCatalogue } from "../catalogue/catalogue.ts";
import type { OpenApiDocument } from "../catalogue/openapi.ts";
import { readJson } from "../catalogue/schema/json-text.ts";
import type { FixtureCases, Fixtures } from "./fixture-wire.ts";

/** The folders of a project's files, relative to its root. */
export const projectFolders = {
  pages: "schemas/pages",
  catalogue: "schemas/catalogue",
  fixtures: "fixtures",
} as const;

/**
 * The folder of the product itself, whose catalogue and fixtures are used for a project that has
 * none.
 */
export const productRoot = join(import.meta.dirname, "../..");

/** A text file of a project, by its path from the project's root. */
export interface ProjectFile {
  file: string;
  source: string;
}

/** Is told about a file that cannot be read, such as a link to nothing, and why. */
export type OnUnreadable = (file: string, reason: unknown) => void;

/**
 * Reads all JSON files below a folder of a project, sorted by name; a missing folder has none.
 * @throws Error that names the file which cannot be read, unless `unreadable` takes it.
 */
export function readJsonFiles(
  root: string,
  folder: string,
  unreadable: OnUnreadable = refuse,
): ProjectFile[] {
  if (!existsSync(join(root, folder))) return [];
  return filesBelow(join(root, folder))
    .filter((file) => file.endsWith(".json"))
    .map((file) => `${folder}/${file}`)
    .sort()
    .flatMap((file) => {
      try {
        return { file, source: readFileSync(join(root, file), "utf8") };
      } catch (error) {
        unreadable(file, error);
        return [];
      }
    });
}

function refuse(_file: string, reason: unknown): never {
  throw reason;
}

/**
 * Reads the examples of the gallery: those in the folders of kinds, cells and widgets, and those of
 * actions and whole screens.
 */
export function readExamples(): (ProjectFile & ShownThing)[] {
  const own = readJsonFiles(productRoot, "renderers");
  return [
    ...own.filter(({ file }) => file.endsWith("/example.json")),
    ...readJsonFiles(productRoot, "schemas/gallery"),
  ].map((one) => ({ ...one, ...shownBy(one.file) }));
}

/** Reads the catalogue documents of a project, or the product's own if the project has none. */
export function readCatalogueFiles(root: string, unreadable?: OnUnreadable): ProjectFile[] {
  const own = readJsonFiles(root, projectFolders.catalogue, unreadable);
  return own.length > 0 ? own : readJsonFiles(productRoot, projectFolders.catalogue);
}

/**
 * Reads the catalogue of a project.
 * @throws Error that names the file which is not JSON, is no document of a catalogue, or contradicts
 * another one.
 */
export function readCatalogue(root: string): Catalogue {
  let catalogue = createCatalogue([]);
  for (const one of readCatalogueFiles(root)) {
    const document = documentIn(one);
    try {
      catalogue = createCatalogue([document], catalogue);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`${one.file}: ${reason}`);
    }
  }
  return catalogue;
}

/**
 * Reads the documents of a project's catalogue.
 * @throws Error that names the file which is not JSON.
 */
export function readCatalogueDocuments(root: string): OpenApiDocument[] {
  return readCatalogueFiles(root).map(documentIn);
}

/** A document of another shape is refused where it contradicts what the catalogue reads in it. */
function documentIn(file: ProjectFile): OpenApiDocument {
  return jsonOf(file) as OpenApiDocument;
}

/**
 * Reads the text of a file as JSON. The reason names what no editor shows: the mark of their encoding
 * with which some programs begin a file.
 */
export function readFileJson(source: string): ReturnType<typeof readJson> {
  if (!source.startsWith("\uFEFF")) return readJson(source);
  return { reason: "it begins with an invisible byte order mark; save it as UTF-8 without one" };
}

function jsonOf({ file, source }: ProjectFile): unknown {
  const read = readFileJson(source);
  if ("reason" in read) throw new Error(`${file} is not JSON: ${read.reason}`);
  return read.value;
}

/**
 * The files of a project's fixtures, preceded by those of the product if the project uses its
 * catalogue.
 */
export function readFixtureFiles(root: string, unreadable?: OnUnreadable): ProjectFile[] {
  const ownCatalogue = readJsonFiles(root, projectFolders.catalogue, unreadable);
  const inherited =
    ownCatalogue.length > 0 ? [] : readJsonFiles(productRoot, projectFolders.fixtures);
  return [...inherited, ...readJsonFiles(root, projectFolders.fixtures, unreadable)];
}

/**
 * Reads the fixtures of a project.
 * @throws Error that names the file which is not JSON.
 */
export function readFixtures(root: string): Fixtures {
  const all: Record<string, FixtureCases> = {};
  for (const one of readFixtureFiles(root)) {
    const [operationId = "", name = ""] = one.file.split("/").slice(-2);
    all[operationId] = { ...all[operationId], [name.replace(/\.json$/, "")]: jsonOf(one) };
  }
  return all;
}

/** The source of a page by its path; `null` if the project has no such page. */
export function readPageSource(root: string, path: string): string | null {
  const file = join(root, projectFolders.pages, `${path}.json`);
  return existsSync(file) ? readFileSync(file, "utf8") : null;
}
