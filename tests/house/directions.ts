import { type Import, matches, type SourceFile } from "./source-files.ts";

/** The files that the files of a folder may import, beside those of the folder itself. */
interface Room {
  /** The files of the folder, as patterns. */
  of: readonly string[];
  may: readonly string[];
}

const pure = ["src/catalogue/", "src/i18n/", "src/language/"];
/** The folders that views, and all code that draws pages, may import. */
const drawing = [...pure, "src/ui/", "src/wire/", "renderers/runtime/"];
/** The registries and the files beside them. */
const registries = "renderers/*.*";
const kinds = ["blocks", "cells", "widgets"].map((sort) => `renderers/${sort}/*/`);

/**
 * The allowed directions of imports (CONTRIBUTING.md); any other import is refused. A file belongs
 * to the first entry whose pattern it matches.
 */
const rooms: readonly Room[] = [
  // This module is for programs; it imports all texts, which the browser loads part by part.
  {
    of: ["src/i18n/texts.ts"],
    may: [
      "src/studio/texts/",
      "src/cli/texts/",
      "src/server/texts/",
      "src/shell/help/texts/",
      "src/language/explain/texts/",
      "src/wire/answered/texts/",
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
  // The server and the command line import kinds, so kinds may import only pure modules.
  { of: kinds.map((kind) => `${kind}kind.ts`), may: pure },
  { of: kinds, may: [...drawing, registries, "renderers/cells/*.*", "renderers/widgets/*.*"] },
  { of: ["renderers/cells/*.*", "renderers/widgets/*.*"], may: drawing },
  {
    of: ["renderers/runtime/"],
    may: [...drawing, registries, "renderers/why/why-drawer.tsx", "renderers/why/texts/"],
  },
  { of: ["renderers/why/"], may: drawing },
  {
    of: [registries],
    may: [...pure, ...kinds, "renderers/runtime/page/views.ts", "src/ui/late/late.ts"],
  },
  {
    of: ["src/shell/"],
    may: [
      ...[...drawing, registries, "src/session/"],
      // The entry points of the studio and the preview.
      ...["src/studio/studio.tsx", "src/studio/screen-names.ts", "src/preview/start.tsx"],
    ],
  },
  {
    of: ["src/studio/"],
    may: [
      ...[...drawing, registries, "src/session/"],
      // The protocol of the preview, and the role that snapshots use.
      ...["src/preview/protocol.ts", "src/preview/link.ts", "src/snapshot/role.ts"],
    ],
  },
  {
    of: ["src/preview/"],
    may: [
      ...[...drawing, registries, "src/session/", "src/snapshot/fixture-wire.ts"],
      // The preview uses the shell's theme and language.
      ...["src/shell/theme/", "src/shell/language/", "src/shell/config.ts"],
      ...["src/shell/feedback.ts", "src/shell/settings.ts"],
    ],
  },
  // Snapshots find a project's files as the build does.
  { of: ["src/snapshot/"], may: [...drawing, registries, "src/build/files-below.ts"] },
  // The build plans the shipped pages.
  { of: ["src/build/"], may: [...pure, "renderers/environment.ts"] },
  {
    of: ["src/server/"],
    // A backup contains the version that wrote it.
    may: [...pure, "src/build/", "renderers/environment.ts", "package.json"],
  },
  {
    of: ["src/cli/"],
    may: [
      ...[...pure, "src/snapshot/", "renderers/environment.ts"],
      // The parsing of responses, and the maximum time that a service may take.
      ...["src/wire/envelope.ts", "src/wire/patience.ts"],
      // How the program starts, and the refusal of what it cannot start with.
      "src/build/bundled-program.mjs",
      "src/build/refuse-unready.mjs",
    ],
  },
];

/** The reason why a file may not import another, or `null` if it may. */
export function refusal(from: string, to: string): string | null {
  const room = rooms.find(({ of }) => of.some((pattern) => matches(from, pattern)));
  if (!room) return `${from} stands in no room: give it a row in tests/house/directions.ts.`;
  const home = room.of.map(folderOf).find((folder) => matches(from, folder));
  const isOwn = home !== undefined && stepsInto(from, home) === stepsInto(to, home);
  if (isOwn || room.may.some((pattern) => matches(to, pattern))) return null;
  const known = room.may.length === 0 ? "nothing else" : room.may.join(", ");
  return `${from} may not import ${to}. ${room.of.join(", ")} may know ${known}.`;
}

/** The folder of the files that a pattern matches. */
const folderOf = (pattern: string): string => pattern.slice(0, pattern.lastIndexOf("/") + 1);

/**
 * The leading steps of a path that a folder's pattern covers, since each kind has its own folder.
 */
const stepsInto = (path: string, folder: string): string =>
  path
    .split("/")
    .slice(0, folder.split("/").length - 1)
    .join("/");

/** All imports that the directions refuse, one line each. */
export function refusals(sources: readonly SourceFile[]): string[] {
  return sources.flatMap(({ path, imports }) =>
    imports.flatMap(({ to }) => refusal(path, to) ?? []),
  );
}

/**
 * The import cycles, each as the files that reach each other. Dynamic imports do not count, since
 * blocks may load other blocks.
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

/** The imports of each file, by the file's path. */
export function graphOf(sources: readonly SourceFile[]): ReadonlyMap<string, readonly Import[]> {
  return new Map(sources.map(({ path, imports }) => [path, imports]));
}

/**
 * The files that a file reaches by imports, directly or indirectly; the file itself only if it is
 * in a cycle.
 */
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
