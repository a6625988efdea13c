import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Language, languages } from "../../i18n/language.ts";
import { type Room, type RoomFault, type Sort, sorts } from "./rooms.ts";

const translated = languages.filter((language) => language !== "en");

const heading = "// Written by `npm run generate` from the folders beside it.\n";

/** The generated registry files of all kinds, cells and widgets, with their current content. */
export function registryFiles(rooms: readonly Room[]): Record<string, string> {
  const of = (sort: Sort) => rooms.filter((room) => room.sort === sort);
  return {
    "renderers/kinds.gen.ts": definitions("kinds", "RegisteredBlock", of("kinds")),
    "renderers/cells.gen.ts": definitions("cells", "CellKind", of("cells")),
    "renderers/widgets.gen.ts": definitions("widgets", "ValueKind", of("widgets")),
    "renderers/kind-views.gen.ts": laterViews("kinds", of("kinds")),
    "renderers/cell-views.gen.ts": views(of("cells")),
    "renderers/widget-views.gen.ts": laterViews("widgets", of("widgets")),
    "renderers/texts.gen.ts": allTexts(rooms.filter(({ hasTexts }) => hasTexts)),
    "renderers/text-parts.gen.ts": laterTexts(rooms.filter(({ hasTexts }) => hasTexts)),
    ...Object.fromEntries(
      translated.map((language) => [
        `renderers/descriptions.${language}.gen.ts`,
        descriptionsIn(language, rooms),
      ]),
    ),
  };
}

/** The registry files below a root that do not match the folders. */
export function staleRegistries(root: string, rooms: readonly Room[]): RoomFault[] {
  return Object.entries(registryFiles(rooms)).flatMap(([file, content]) =>
    isWritten(join(root, file), content) ? [] : [{ file, code: "roomsUnlisted", values: {} }],
  );
}

/** Whether a file contains a text, regardless of the formatter's layout. */
export function isWritten(path: string, content: string): boolean {
  const bare = (text: string) => text.replaceAll(/\s+/g, "").replaceAll(/,(?=[\]})])/g, "");
  return existsSync(path) && bare(readFileSync(path, "utf8")) === bare(content);
}

/** The registry of the folders' definitions, which both browser and server can import. */
function definitions(sort: Sort, type: string, rooms: readonly Room[]): string {
  // A folder that was begun as a copy of another one may still export under the other's name.
  const named = rooms.map(({ exported, name }) => {
    const isShared = rooms.some((other) => other.exported === exported && other.name !== name);
    return { exported, name, local: isShared ? `${exported}_${name}` : exported };
  });
  const imports = named.map(({ exported, name, local }) => {
    const what = local === exported ? exported : `${exported} as ${local}`;
    return `import { ${what} } from "${fromRoot(sort, name)}";\n`;
  });
  return `${heading}import type { ${type} } from "../src/language/environment.ts";
${imports.join("")}
/** All ${sort}, in the order of their names. */
export const ${sort}: readonly ${type}[] = [${named.map(({ local }) => local).join(", ")}];
`;
}

/** The registry of the views that are loaded when they are first drawn. */
function laterViews(sort: "kinds" | "widgets", rooms: readonly Room[]): string {
  const { view } = sorts[sort];
  const loaders = rooms.map(
    ({ name }) =>
      `  ${name}: async () => (await import("${fromRoot(sort, name, view)}")).${view},\n`,
  );
  return `${heading}
/** What loads the view of each of the ${sort}, by its name. */
export const ${sort === "kinds" ? "kind" : "widget"}Views = {\n${loaders.join("")}};
`;
}

/** The registry of the cells' views, which are imported directly because they are always needed. */
function views(rooms: readonly Room[]): string {
  const named = rooms.map(({ name }) => ({ name, local: `${name}View` }));
  const imports = named.map(
    ({ name, local }) =>
      `import { Cell as ${local} } from "${fromRoot("cells", name, sorts.cells.view)}";\n`,
  );
  const entries = named.map(({ name, local }) => `  ${name}: ${local},\n`);
  return `${heading}${imports.join("")}
/** The view of each cell, by its name. */
export const cellViews = {\n${entries.join("")}};
`;
}

/** The registry of all folders' descriptions in a language other than English. */
function descriptionsIn(language: Language, rooms: readonly Room[]): string {
  const said = rooms.flatMap(({ descriptions }) =>
    Object.entries(descriptions).map(([key, texts]) => [key, texts[language] ?? ""]),
  );
  return `${heading}
/** The summaries of kinds, cells and widgets in "${language}", by what they are in English. */
export const ${language}: Readonly<Record<string, string>> = ${JSON.stringify(Object.fromEntries(said))};
`;
}

/** The registry of all folders' texts in all languages, for programs. */
function allTexts(rooms: readonly Room[]): string {
  const local = ({ sort, name }: Room, language: Language) => `${sort}_${name}_${language}`;
  // The imports in the order that the linter requires.
  const imports = rooms.flatMap((room) =>
    languages.toSorted().map((language) => {
      const as = `${language} as ${local(room, language)}`;
      return `import { ${as} } from "${textFile(room, language)}";\n`;
    }),
  );
  const byFolder = rooms.map((room) => {
    const entries = languages.map((language) => `${language}: ${local(room, language)}`);
    return `  "${room.folder}/texts": { ${entries.join(", ")} },\n`;
  });
  const merged = languages.map((language) => {
    const all = rooms.map((room) => `...${local(room, language)}`);
    return `  ${language}: { ${all.join(", ")} },\n`;
  });
  return `${heading}${imports.join("")}
/** The own texts of kinds, cells and widgets, by their folders. */
export const roomTexts = {\n${byFolder.join("")}};

/** All of them in each language. */
export const texts = {\n${merged.join("")}};
`;
}

/** The registry of functions that load the texts of each folder in a language, for the browser. */
function laterTexts(rooms: readonly Room[]): string {
  const sorted = (["kinds", "cells", "widgets"] as const).map((sort) => {
    const parts = rooms
      .filter((room) => room.sort === sort)
      .map((room) => {
        const loaders = languages.map(
          (language) =>
            `${language}: async () => (await import("${textFile(room, language)}")).${language},`,
        );
        return `${room.name}: { ${loaders.join("\n")} },`;
      });
    return `  ${sort}: { ${parts.join("\n")} },\n`;
  });
  return `${heading}import type { TextPart } from "../src/i18n/messages.ts";

type TextParts = Readonly<Record<string, TextPart>>;

/** What loads the own texts of kinds, cells and widgets, by their names; most have none. */
export const textParts: Readonly<Record<"kinds" | "cells" | "widgets", TextParts>> = {
${sorted.join("")}};
`;
}

function textFile({ folder }: Room, language: Language): string {
  return `./${folder.slice("renderers/".length)}/texts/${language}.ts`;
}

function fromRoot(sort: Sort, name: string, view?: string): string {
  const { folder, definition } = sorts[sort];
  const file = view === undefined ? definition : `${view}.tsx`;
  return `./${folder.slice("renderers/".length)}/${name}/${file}`;
}
