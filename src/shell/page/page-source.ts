import { pointTo } from "../../catalogue/pointer.ts";
import { CallError, type Wire } from "../../wire/wire.ts";
import type { Config } from "../config.ts";

/** Gives the source of a page by its path; `null` where there is no such page. */
export type PageSources = (path: string) => Promise<string | null>;

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
  return config.pages === "server" ? (path) => servedSource(wire, path) : shippedSource;
}

async function shippedSource(path: string): Promise<string | null> {
  const load = shippedFiles[`../../../${pageFileOf(path)}`];
  return load ? load() : null;
}

async function servedSource(wire: Wire, path: string): Promise<string | null> {
  try {
    const { data } = await wire.call("page.getOne", { path }, { quiet: true, loading: "no" });
    const source = pointTo(data, "/source");
    return typeof source === "string" ? source : null;
  } catch (cause) {
    if (cause instanceof CallError && cause.code === noSuchRecord) return null;
    throw cause;
  }
}

const noSuchRecord = 40400;

/** Told in development when the file of a page is saved. Answers how to stop listening. */
export function watchPageFile(path: string, changed: (source: string) => void): () => void {
  const listen = (message: { path: string; source: string }): void => {
    if (message.path === path) changed(message.source);
  };
  import.meta.hot?.on("screenwright:page", listen);
  return () => import.meta.hot?.off("screenwright:page", listen);
}
