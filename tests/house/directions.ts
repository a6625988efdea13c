import { type Import, matches, type SourceFile } from "./source-files.ts";

/** What the files of a room may import, beside those of the room itself. */
interface Room {
  /** The files of the room, as patterns. */
  of: readonly string[];
  may: readonly string[];
}

const pure = ["src/catalogue/", "src/i18n/", "src/language/"];
/** What views, and whoever draws pages, stand on. */
const drawing = [...pure, "src/ui/", "src/wire/", "renderers/runtime/"];
/** The registries, and what stands beside them. */
const registries = "renderers/*.*";
const kinds = ["blocks", "cells", "widgets"].map((sort) => `renderers/${sort}/*/`);

/**
 * The directions of the rooms (CONTRIBUTING.md): what is not named here is refused. A file belongs
 * to the first room that has it.
 */
const rooms: readonly Room[] = [
  // For programs, it gathers what the browser loads part by part.
  {
    of: ["src/i18n/texts.ts"],
    may: [
      "src/studio/texts/",
      "src/cli/texts/",
      "src/server/texts/",
      "src/language/explain/texts/",
      "renderers/why/texts/",
      "renderers/blocks/table/import/texts/",
      "renderers/texts.gen.ts",
    ],
  },
  { of: ["src/i18n/", "src/catalogue/"], may: [] },
  { of: ["src/ui/"], may: ["src/i18n/"] },
  { of: ["src/wire/"], may: ["src/catalogue/", "src/i18n/"] },
  { of: ["src/session/"], may: ["src/catalogue/", "src/wire/"] },
  { of: ["src/language/"], may: ["src/catalogue/", "src/i18n/"] },
  // What server and command line know of a kind is pure.
  { of: kinds.map((kind) => `${kind}kind.ts`), may: pure },
  { of: kinds, may: [...drawing, registries, "renderers/cells/*.*", "renderers/widgets/*.*"] },
  { of: ["renderers/cells/*.*", "renderers/widgets/*.*"], may: drawing },
  {
    of: ["renderers/runtime/"],
    may: [...drawing, registries, "renderers/why/why-drawer.tsx", "renderers/why/texts/"],
  },
  { of: ["renderers/why/"], may: drawing },
  { of: [registries], may: [...pure, ...kinds, "renderers/runtime/page/views.ts"] },
  {
    of: ["src/shell/"],
    may: [
      ...[...drawing, registries, "src/session/"],
      // The entrances of studio and preview.
      ...["src/studio/studio.tsx", "src/studio/screen-names.ts", "src/preview/start.tsx"],
    ],
  },
  {
    of: ["src/studio/"],
    may: [
      ...[...drawing, registries, "src/session/"],
      // What the preview and the pages' texts tell.
      ...["src/preview/protocol.ts", "src/preview/link.ts", "src/snapshot/role.ts"],
    ],
  },
  {
    of: ["src/preview/"],
    may: [
      ...[...drawing, registries, "src/session/", "src/snapshot/fixture-wire.ts"],
      // It looks and speaks as the shell does.
      ...["src/shell/theme/", "src/shell/language/", "src/shell/config.ts"],
      ...["src/shell/feedback.ts", "src/shell/settings.ts"],
    ],
  },
  { of: ["src/snapshot/"], may: [...drawing, registries] },
  // Pages that ship are planned in the build.
  { of: ["src/build/"], may: [...pure, "renderers/environment.ts"] },
  {
    of: ["src/server/"],
    // A backup names the version that wrote it.
    may: [...pure, "src/build/", "renderers/environment.ts", "package.json"],
  },
  {
    of: ["src/cli/"],
    may: [
      ...[...pure, "src/snapshot/", "renderers/environment.ts"],
      // How answers are read, and how long a service may keep its callers waiting.
      ...["src/wire/envelope.ts", "src/wire/patience.ts"],
    ],
  },
];

/** Why a file may not import another, or `null` where it may. */
export function refusal(from: string, to: string): string | null {
  const room = rooms.find(({ of }) => of.some((pattern) => matches(from, pattern)));
  if (!room) return `${from} stands in no room: give it a row in tests/house/directions.ts.`;
  const home = room.of.map(folderOf).find((folder) => matches(from, folder));
  const isOwn = home !== undefined && stepsInto(from, home) === stepsInto(to, home);
  if (isOwn || room.may.some((pattern) => matches(to, pattern))) return null;
  const known = room.may.length === 0 ? "nothing else" : room.may.join(", ");
  return `${from} may not import ${to}. ${room.of.join(", ")} may know ${known}.`;
}

/** The folder of a pattern's files. */
const folderOf = (pattern: string): string => pattern.slice(0, pattern.lastIndexOf("/") + 1);

/** The steps of a path that a folder's pattern names: each kind has a folder of its own. */
const stepsInto = (path: string, folder: string): string =>
  path
    .split("/")
    .slice(0, folder.split("/").length - 1)
    .join("/");

/** All imports that the directions refuse, each in a line. */
export function refusals(sources: readonly SourceFile[]): string[] {
  return sources.flatMap(({ path, imports }) =>
    imports.flatMap(({ to }) => refusal(path, to) ?? []),
  );
}

/**
 * The circles among the files, each as the files that reach each other. What is loaded later closes
 * none: a block draws blocks.
 */
export function circles(sources: readonly SourceFile[]): string[][] {
  const graph = graphOf(sources);
  const reached = new Map(
    sources.map(({ path }) => [path, reachedFrom(path, graph, ["value", "type"])]),
  );
  const found = new Map<string, string[]>();
  for (const [path, others] of reached) {
    const both = [...others].filter((other) => reached.get(other)?.has(path)).sort();
    if (both.length > 0) found.set(both.join(), both);
  }
  return [...found.values()];
}

/** What each file imports, by the files' paths. */
export function graphOf(sources: readonly SourceFile[]): ReadonlyMap<string, readonly Import[]> {
  return new Map(sources.map(({ path, imports }) => [path, imports]));
}

/** What a file reaches by its imports and theirs; itself only where it is part of a circle. */
export function reachedFrom(
  path: string,
  graph: ReadonlyMap<string, readonly Import[]>,
  ways: readonly Import["how"][],
): ReadonlySet<string> {
  const reached = new Set<string>();
  const next = [path];
  for (let at = next.pop(); at !== undefined; at = next.pop()) {
    for (const { to, how } of graph.get(at) ?? []) {
      if (reached.has(to) || !ways.includes(how)) continue;
      reached.add(to);
      next.push(to);
    }
  }
  return reached;
}
