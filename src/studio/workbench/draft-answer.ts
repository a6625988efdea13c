import { fieldsOf } from "../../catalogue/schema/record.ts";
import { CallError, type Wire } from "../../wire/wire.ts";

/** A page as somebody who edits it reads it (decisions, the platform's own calls). */
export interface ServedPage {
  source: string;
  /** The version of the draft or of the published page. */
  version: number;
  state: "shipped" | "published" | "draft";
  /** The author's name; empty for shipped pages. */
  author: string;
}

const states: readonly ServedPage["state"][] = ["shipped", "published", "draft"];

/** A page as the service has it, and its version. */
export interface FoundPage {
  served: ServedPage;
  etag: string | null;
}

/** The page with its draft. @throws CallError where the service refuses, or answers something else. */
export async function findPage({ wire, path }: { wire: Wire; path: string }): Promise<FoundPage> {
  const options = { quiet: true, loading: "no" } as const;
  const { data, etag } = await wire.call("page.getOne", { path, draft: true }, options);
  const served = readServedPage(data);
  if (!served) throw new CallError("malformed", "page.getOne", "page.getOne");
  return { served, etag };
}

/** What `page.getOne` answers; `null` where it cannot be read. */
export function readServedPage(data: unknown): ServedPage | null {
  const { source, version, state, author } = fieldsOf(data);
  const known = states.find((name) => name === state);
  if (typeof source !== "string" || !known) return null;
  return {
    source,
    state: known,
    version: typeof version === "number" ? version : 0,
    author: typeof author === "string" ? author : "",
  };
}

/** A text that its author's browser keeps until the service has it. */
export interface KeptSource {
  source: string;
  /** The ETag of the service's version when it was typed. */
  etag: string | null;
  /** The service's text at that time; `null` if unknown. */
  base: string | null;
}

/** What is kept of a page's text in this browser tab, or `null`. */
export function readKeptSource(kept: unknown): KeptSource | null {
  const { source, etag, base } = fieldsOf(kept);
  if (typeof source !== "string") return null;
  return {
    source,
    etag: typeof etag === "string" ? etag : null,
    base: typeof base === "string" ? base : null,
  };
}
