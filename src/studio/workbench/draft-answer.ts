import { fieldsOf } from "../../catalogue/schema/record.ts";
import { CallError, quietly, type Wire } from "../../wire/wire.ts";
import { withPlainLineEnds } from "../line-ends.ts";
import type { KeptSource } from "./kept-source.ts";

/** A page as the service returns it to an author (decisions, the platform's own calls). */
export interface ServedPage {
  source: string;
  /** The version of the draft or of the published page. */
  version: number;
  state: "shipped" | "published" | "draft";
  /** The author's name; empty for shipped pages. */
  author: string;
}

const states: readonly ServedPage["state"][] = ["shipped", "published", "draft"];

/** The version of a page that does not exist, against which a new one is saved. */
export const noPageEtag = '"none"';

/** A stored page with its version. */
export interface FoundPage {
  served: ServedPage;
  etag: string | null;
}

/** The text of a page that its author has seen, and the ETag that it was read or saved with. */
export type SeenDraft = Pick<KeptSource, "source" | "etag">;

/**
 * Reads the page with its draft.
 * @throws CallError if the service refuses or returns something else.
 */
export async function findPage({ wire, path }: { wire: Wire; path: string }): Promise<FoundPage> {
  const { data, etag } = await wire.call("page.getOne", { path, draft: true }, quietly);
  const served = readServedPage(data);
  if (!served) throw new CallError("malformed", "page.getOne", "page.getOne");
  return { served, etag };
}

/** The page in a response of `page.getOne`; `null` if the response cannot be read. */
export function readServedPage(data: unknown): ServedPage | null {
  const { source, version, state, author } = fieldsOf(data);
  const known = states.find((name) => name === state);
  if (typeof source !== "string" || !known) return null;
  return {
    source: withPlainLineEnds(source),
    state: known,
    version: typeof version === "number" ? version : 0,
    author: typeof author === "string" ? author : "",
  };
}
