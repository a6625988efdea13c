import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Messages } from "../../i18n/messages.ts";

/** What a folder of the renderers can hold, and the files that each such folder has. */
export const sorts = {
  kinds: { folder: "renderers/blocks", definition: "kind.ts", view: "View" },
  cells: { folder: "renderers/cells", definition: "cell.ts", view: "Cell" },
  widgets: { folder: "renderers/widgets", definition: "widget.ts", view: "Widget" },
} as const;

/** The sort of a folder: a block kind, a cell or a widget. */
export type Sort = keyof typeof sorts;

/** The folder of a kind, a cell or a widget. */
export interface Room {
  sort: Sort;
  /** The name of the folder and of what it defines. */
  name: string;
  /** From the product's root. */
  folder: string;
  /** The name under which its definition is exported. */
  exported: string;
}

/** What is wrong with a folder, as the texts of `fileFault` say it. */
export interface RoomFault {
  file: string;
  code: Extract<keyof Messages["fileFault"], `room${string}`>;
  values: Readonly<Record<string, string>>;
}

/** All folders of kinds, cells and widgets in the order of their names, and what is wrong there. */
export interface Rooms {
  rooms: readonly Room[];
  faults: readonly RoomFault[];
}

/**
 * Reads the folders below a root. Nothing of them is run, so that a folder can be refused whatever
 * is wrong with it.
 */
export function readRooms(root: string): Rooms {
  const read = (Object.keys(sorts) as Sort[]).flatMap((sort) =>
    readdirSync(join(root, sorts[sort].folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
      .filter((name) => readdirSync(join(root, sorts[sort].folder, name)).length > 0)
      .sort()
      .map((name) => readRoom(root, sort, name)),
  );
  return {
    rooms: read.flatMap(({ room }) => (room ? [room] : [])),
    faults: read.flatMap(({ faults }) => faults),
  };
}

function readRoom(
  root: string,
  sort: Sort,
  name: string,
): { room: Room | null; faults: RoomFault[] } {
  const { definition, view } = sorts[sort];
  const folder = `${sorts[sort].folder}/${name}`;
  const faults: RoomFault[] = [];
  const textOf = (file: string): string | null => {
    if (existsSync(join(root, folder, file))) return readFileSync(join(root, folder, file), "utf8");
    faults.push({ file: `${folder}/${file}`, code: "roomLacks", values: { name } });
    return null;
  };
  const defining = textOf(definition);
  const found = defining === null ? [] : definitionsIn(defining);
  const [only] = found.length === 1 && found[0]?.name === name ? found : [];
  if (defining !== null && !only) {
    const given = found.map((one) => `“${one.name}”`).join(", ") || "—";
    faults.push({ file: `${folder}/${definition}`, code: "roomDefines", values: { name, given } });
  }
  const drawing = textOf(`${view}.tsx`);
  if (drawing !== null && !new RegExp(`^export (function|const) ${view}\\b`, "m").test(drawing)) {
    faults.push({ file: `${folder}/${view}.tsx`, code: "roomDraws", values: { view } });
  }
  return { room: only ? { sort, name, folder, exported: only.exported } : null, faults };
}

/** Exported constants whose object begins with a name, as the formatter lays them out. */
function definitionsIn(source: string): { exported: string; name: string }[] {
  const pattern = /^export const (\w+)\b.* = .*\{\n {2}name: "([^"]*)",$/gm;
  return [...source.matchAll(pattern)].map(([, exported = "", name = ""]) => ({ exported, name }));
}
