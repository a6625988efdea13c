import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useStudio } from "../studio-host.ts";
import { readNow } from "../use-reading.ts";
import { checkImport, guessPath, type ImportedPage, type StoredPage } from "./import-check.ts";
import { type Outcome, sendImport } from "./send-import.ts";
import { ArchiveError, archiveLimits, type PageFile, textOf, unzipPages } from "./zip-pages.ts";

/** The state of an import. */
export type ImportState =
  | { step: "empty"; failure: string | null }
  | { step: "checking"; done: number; total: number }
  | { step: "checked"; pages: readonly ImportedPage[] }
  | {
      step: "sending" | "sent";
      pages: readonly ImportedPage[];
      outcomes: ReadonlyMap<string, Outcome>;
    };

/** An import, from the choice of files to the result of each page. */
export interface Import {
  state: ImportState;
  /** Reads and checks files without sending anything. */
  read(files: readonly File[]): Promise<void>;
  /** Gives a page another path and compares it again. */
  rename(page: ImportedPage, path: string): void;
  send(keys: ReadonlySet<string>, publishes: boolean, note: string): Promise<void>;
  clear(): void;
}

/** Milliseconds of checking before the browser gets a chance to draw. */
const longTurn = 40;

/** Reads and checks all page files, and sends the selected ones only on request. */
export function useImport(): Import {
  const studio = useStudio();
  const { wire, environment, text } = studio;
  const queries = useQueryClient();
  const [state, setState] = useState<ImportState>({ step: "empty", failure: null });
  const [stored, setStored] = useState<ReadonlyMap<string, StoredPage>>(new Map());
  const read = async (files: readonly File[]): Promise<void> => {
    setState({ step: "checking", done: 0, total: 0 });
    try {
      const { data } = await readNow(studio, "page.export", { drafts: true });
      const known = new Map(data.map((page) => [page.path, page]));
      setStored(known);
      const found = await readFiles(files, known.keys());
      const pages: ImportedPage[] = [];
      let since = performance.now();
      for (const file of found) {
        pages.push(checkImport(file, known, environment));
        if (performance.now() - since < longTurn) continue;
        setState({ step: "checking", done: pages.length, total: found.length });
        await new Promise((resolve) => setTimeout(resolve));
        since = performance.now();
      }
      setState({ step: "checked", pages });
    } catch (cause) {
      setState({ step: "empty", failure: failureOf(cause, text) });
    }
  };
  const rename = (page: ImportedPage, path: string): void => {
    if (state.step !== "checked") return;
    const pages = state.pages.map((one) =>
      one === page
        ? checkImport({ path, source: page.source }, stored, environment, page.key)
        : one,
    );
    setState({ step: "checked", pages });
  };
  const send: Import["send"] = async (keys, publishes, note) => {
    if (state.step !== "checked") return;
    const { pages } = state;
    const outcomes = new Map<string, Outcome>();
    setState({ step: "sending", pages, outcomes });
    const wanted = pages.filter(({ key }) => keys.has(key));
    const onDone = (key: string, outcome: Outcome): void => {
      outcomes.set(key, outcome);
      setState({ step: "sending", pages, outcomes: new Map(outcomes) });
    };
    await sendImport({ wire, pages: wanted, publishes, note, onDone });
    setState({ step: "sent", pages, outcomes });
    void queries.invalidateQueries({ predicate: ({ meta }) => meta?.tag === "page" });
  };
  return { state, read, rename, send, clear: () => setState({ step: "empty", failure: null }) };
}

/** Reads pages from archives, and from single files whose names give their paths. */
async function readFiles(files: readonly File[], stored: Iterable<string>): Promise<PageFile[]> {
  const known = [...stored];
  const pages = new Map<string, PageFile>();
  for (const file of files) {
    const isArchive = /\.zip$/i.test(file.name) || file.type === "application/zip";
    const most = isArchive ? archiveLimits.packed : archiveLimits.file;
    if (file.size > most) throw new ArchiveError("tooLarge", file.name);
    const content = new Uint8Array(await file.arrayBuffer());
    const found = isArchive
      ? unzipPages(content)
      : [{ path: guessPath(file.name, known), source: textOf(content, file.name) }];
    for (const page of found) {
      if (pages.has(page.path)) throw new ArchiveError("twice", page.path);
      pages.set(page.path, page);
    }
  }
  return [...pages.values()].sort((one, other) => (one.path < other.path ? -1 : 1));
}

function failureOf(
  cause: unknown,
  text: (key: string, values?: Readonly<Record<string, string>>) => string,
): string {
  if (cause instanceof ArchiveError) {
    return text(`studio.exchange.refused.${cause.fault}`, { file: cause.file });
  }
  return cause instanceof Error ? cause.message : String(cause);
}
