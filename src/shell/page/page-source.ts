import { preloadViews } from "../../../renderers/block-views.ts";
import { answerCodes } from "../../catalogue/answer-codes.ts";
import type { CallingVersion } from "../../catalogue/page-header.ts";
import { pointTo } from "../../catalogue/schema/pointer.ts";
import { fieldsOf } from "../../catalogue/schema/record.ts";
import { CallError, type Wire } from "../../wire/wire.ts";

/** A page's source, and the version it is, where the service names one. */
export interface LoadedSource {
  source: string;
  etag: string | null;
  /** The version by which its calls name it: `0` for a file. */
  version: CallingVersion;
}

/** The sources of pages by their paths. */
export interface PageSources {
  /** Loads a source, with all that draws it; `null` stands for a page that is not there. */
  load(path: string): Promise<LoadedSource | null>;
  /** The version that people are given now, as the service names it; `null` where nobody knows. */
  versionOf(path: string): Promise<string | null>;
  /** Told in development when the file of a page is saved. Answers how to stop listening. */
  watch(path: string, changed: (source: string) => void): () => void;
}

/** What loading pages needs of the application around it. */
export interface PageSourcesPlace {
  wire: Wire;
  /** Whether the service has the platform's own calls (decisions, two ways to run). */
  isServed: boolean;
  isSignedIn(): boolean;
}

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
 * shipped here, which are another version with the next build (decisions, two ways to run).
 */
export function createPageSources({ wire, isServed, isSignedIn }: PageSourcesPlace): PageSources {
  const find = isServed ? (path: string) => servedSource(wire, path) : shippedSource;
  return {
    async load(path) {
      const loaded = await find(path);
      if (loaded) preloadViews(loaded.source);
      return loaded;
    },
    watch: watchPageFile,
    versionOf: async (path) => (isServed && isSignedIn() ? servedVersion(wire, path) : null),
  };
}

async function shippedSource(path: string): Promise<LoadedSource | null> {
  const load = shippedFiles[`../../../${pageFileOf(path)}`];
  return load ? { source: await load(), etag: null, version: 0 } : null;
}

const quietly = { quiet: true, loading: "no" } as const;

async function servedSource(wire: Wire, path: string): Promise<LoadedSource | null> {
  try {
    const { data, etag } = await wire.call("page.getOne", { path }, quietly);
    const { source, version, state } = fieldsOf(data);
    if (typeof source !== "string") return null;
    return { source, etag, version: state === "published" ? Number(version) : 0 };
  } catch (cause) {
    if (cause instanceof CallError && cause.code === answerCodes.notFound) return null;
    throw cause;
  }
}

async function servedVersion(wire: Wire, path: string): Promise<string | null> {
  const { data } = await wire.call("page.getVersions", { paths: [path] }, quietly);
  const etag = pointTo(data, "/0/etag");
  return typeof etag === "string" ? etag : null;
}

function watchPageFile(path: string, changed: (source: string) => void): () => void {
  const listen = (message: { path: string; source: string }): void => {
    if (message.path === path) changed(message.source);
  };
  import.meta.hot?.on("screenwright:page", listen);
  return () => import.meta.hot?.off("screenwright:page", listen);
}
