import { summedUp, type Wire } from "../../wire/wire.ts";
import type { ImportedPage } from "./import-check.ts";

/** The result of sending a page; a failure or a missing publication has a reason. */
export type Outcome =
  | { status: "draft"; message?: string }
  | { status: "published" }
  | { status: "failed"; message: string };

interface Sending {
  wire: Wire;
  pages: readonly ImportedPage[];
  /** Whether pages without errors are also published. */
  publishes: boolean;
  note: string;
  /** Called after each page. */
  onDone(key: string, outcome: Outcome): void;
}

/**
 * Saves checked pages as drafts one after the other and publishes them if requested. A page that
 * somebody has changed since the comparison is skipped and reported, and the others continue.
 */
export async function sendImport({ wire, pages, publishes, note, onDone }: Sending): Promise<void> {
  for (const page of pages) {
    const { key, path, source, etag, replaces, isSound } = page;
    let refused: "failed" | "draft" = "failed";
    try {
      const saved = await wire.call(
        "page.saveDraft",
        { path, source },
        { ...summedUp, ifMatch: etag },
      );
      if (!publishes || !isSound) {
        onDone(key, { status: "draft" });
        continue;
      }
      refused = "draft";
      const ifMatch = saved.etag === null ? {} : { ifMatch: saved.etag };
      await wire.call("page.publish", { path, note, replaces }, { ...summedUp, ...ifMatch });
      onDone(key, { status: "published" });
    } catch (cause) {
      const message = cause instanceof Error ? cause.message : String(cause);
      onDone(key, { status: refused, message });
    }
  }
}
