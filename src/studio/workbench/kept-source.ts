import type { Drafts } from "../../../renderers/runtime/draft/drafts.ts";
import { fieldsOf } from "../../catalogue/schema/record.ts";

/** The key begins with `/`, so that the stored text counts as unsaved work of its tab. */
const keptKey = "/source";
/** Maximum characters kept in the browser; a longer text would displace all others. */
const mostKeptCharacters = 1_000_000;

/** A text that the author's browser stores until the service has saved it. */
export interface KeptSource {
  source: string;
  /** The ETag of the service's version when the text was typed. */
  etag: string | null;
  /** The service's text when this text was typed; `null` if unknown. */
  base: string | null;
}

/** Stores a text in this browser tab. */
export function keepText(drafts: Drafts, kept: KeptSource): void {
  if (kept.source.length <= mostKeptCharacters) drafts.write(keptKey, kept);
}

/** Removes the stored text if it is the one that the service has. */
export function forgetText(drafts: Drafts, saved: string): void {
  if (readText(drafts)?.source === saved) drafts.remove(keptKey);
}

/** The stored text of a page from this browser tab, or `null`. */
export function readText(drafts: Drafts): KeptSource | null {
  const { source, etag, base } = fieldsOf(drafts.read(keptKey));
  if (typeof source !== "string") return null;
  return {
    source,
    etag: typeof etag === "string" ? etag : null,
    base: typeof base === "string" ? base : null,
  };
}

/**
 * Whether somebody has discarded the draft that an edit started from, so that merging would take its
 * whole text back, or has published another text since.
 */
export function isDiscarded(
  { etag, base }: Pick<KeptSource, "etag" | "base">,
  { served }: { served: { source: string; state: string } },
): boolean {
  const wasDraft = etag?.startsWith('"draft-') ?? false;
  return wasDraft && served.state !== "draft" && served.source !== base;
}
