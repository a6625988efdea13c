import { preloadViews } from "../../../renderers/block-views.ts";
import { answerCodes } from "../../catalogue/answer-codes.ts";
import { pointTo } from "../../catalogue/schema/pointer.ts";
import { CallError, type Wire } from "../../wire/wire.ts";
import type { Config } from "../config.ts";

/** A page's source, and the version it is, where the service names one. */
export interface LoadedSource {
  source: string;
  etag: string | null;
}

/** The sources of pages by their paths; `null` stands for a page that is not there. */
export interface PageSources {
  /** Loads a source, or goes on with the load that was begun when the page was expected. */
  load(path: string): Promise<LoadedSource | null>;
  /** Begins to load what somebody is about to open, with all that draws it. */
  expect(path: string): void;
  /** What was expected and is there by now, so that the page need not wait for it. */
  arrived(path: string): LoadedSource | null | undefined;
  /** Gives up what was expected: whoever opens the page again is given it anew. */
  forget(path: string): void;
}

type Load = (path: string) => Promise<LoadedSource | null>;

const shippedFiles = import.meta.glob<string>("../../../schemas/pages/**/*.json", {
  query: "?raw",
  import: "default",
});

/** The file of a page, as people know it. */
export function pageFileOf(path: string): string {
  return `schemas/pages/${path}.json`;
}

/**
 * The sources of pages: as the service has published them where it has page calls, else the files
 * shipped here (decisions, two ways to run).
 */
export function createPageSources(config: Config, wire: Wire): PageSources {
  return expecting(
    config.pages === "server" ? (path) => servedSource(wire, path) : shippedSource,
    preloadViews,
  );
}

/** What was expected and not opened is as old as this, in milliseconds, at most. */
const keptFor = 10_000;

interface Expected {
  since: number;
  coming: Promise<LoadedSource | null>;
  loaded: LoadedSource | null | undefined;
}

/** Sources that can be expected; `prepare` is told of each that was and has come. */
export function expecting(load: Load, prepare: (source: string) => void): PageSources {
  const expected = new Map<string, Expected>();
  const fresh = (path: string): Expected | undefined => {
    const known = expected.get(path);
    return known && Date.now() - known.since < keptFor ? known : undefined;
  };
  return {
    load: (path) => fresh(path)?.coming ?? load(path),
    expect(path) {
      if (fresh(path)) return;
      const entry: Expected = { since: Date.now(), coming: load(path), loaded: undefined };
      expected.set(path, entry);
      entry.coming.then(
        (loaded) => {
          entry.loaded = loaded;
          if (loaded) prepare(loaded.source);
        },
        // Whoever opens the page tries again, and says what is wrong.
        () => expected.get(path) === entry && expected.delete(path),
      );
    },
    arrived: (path) => fresh(path)?.loaded,
    forget: (path) => void expected.delete(path),
  };
}

async function shippedSource(path: string): Promise<LoadedSource | null> {
  const load = shippedFiles[`../../../${pageFileOf(path)}`];
  return load ? { source: await load(), etag: null } : null;
}

async function servedSource(wire: Wire, path: string): Promise<LoadedSource | null> {
  try {
    const { data, etag } = await wire.call("page.getOne", { path }, { quiet: true, loading: "no" });
    const source = pointTo(data, "/source");
    return typeof source === "string" ? { source, etag } : null;
  } catch (cause) {
    if (cause instanceof CallError && cause.code === answerCodes.notFound) return null;
    throw cause;
  }
}

/** Told in development when the file of a page is saved. Answers how to stop listening. */
export function watchPageFile(path: string, changed: (source: string) => void): () => void {
  const listen = (message: { path: string; source: string }): void => {
    if (message.path === path) changed(message.source);
  };
  import.meta.hot?.on("screenwright:page", listen);
  return () => import.meta.hot?.off("screenwright:page", listen);
}
