import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { ImportOptions } from "../../catalogue/import/options.ts";
import type { OpenApiDocument } from "../../catalogue/openapi.ts";
import { shippedDocuments } from "../../catalogue/shipped.ts";
import type { Language } from "../../i18n/language.ts";
import type { CheckedPage, PageCheck, PageSurroundings, SourceImport } from "../call/services.ts";
import { type DescribedImport, describeImport } from "../imported/described-import.ts";
import { checkPage } from "../pages/page-check.ts";
import { createWorkerThread, type WorkerThread } from "./worker-thread.ts";

/** The work of the service that can take long, whatever is sent to it. */
export interface HeavyWork {
  checkPage: PageCheck;
  importSource: SourceImport;
  close(): Promise<void>;
}

/** What the thread does. */
export type HeavyTasks = {
  checkPage: {
    given: Omit<PageSurroundings, "catalogue"> & {
      path: string;
      source: string;
      language: Language;
      /** The imported services; `null` where they are those of the last check. */
      documents: readonly OpenApiDocument[] | null;
    };
    answer: CheckedPage;
  };
  importSource: {
    given: { source: string; options: ImportOptions; before: string | null };
    answer: DescribedImport;
  };
};

/**
 * Does heavy work in a thread beside the event loop, so that other calls are answered meanwhile;
 * where the program of the thread was not built, as in development, at once.
 * @param shipped The catalogue that the thread has from the beginning.
 */
export function createHeavyWork(program: URL, shipped: Catalogue): HeavyWork {
  if (!existsSync(fileURLToPath(program))) {
    return { checkPage, importSource: describeImport, close: () => Promise.resolve() };
  }
  const thread = createWorkerThread<HeavyTasks>(program, { told: shippedDocuments() });
  return {
    checkPage: pageCheckIn(thread, shipped),
    importSource: (source, options, before) =>
      thread.run("importSource", { source, options, before }),
    close: thread.close,
  };
}

function pageCheckIn(thread: WorkerThread<HeavyTasks>, shipped: Catalogue): PageCheck {
  let told: { catalogue: Catalogue; start: number } | null = null;
  return async (path, source, language, { catalogue, ...links }) => {
    const start = thread.starts();
    const isTold = told?.catalogue === catalogue && told.start === start;
    told = { catalogue, start };
    const documents = isTold ? null : importedIn(catalogue, shipped);
    return await thread.run("checkPage", { path, source, language, documents, ...links });
  };
}

function importedIn({ documents }: Catalogue, shipped: Catalogue): OpenApiDocument[] {
  return [...documents].flatMap(([name, document]) =>
    shipped.documents.has(name) ? [] : [document],
  );
}
