import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { ImportOptions } from "../../catalogue/import/options.ts";
import type { OpenApiDocument } from "../../catalogue/openapi.ts";
import { shippedDocuments } from "../../catalogue/shipped.ts";
import type { Language } from "../../i18n/language.ts";
import type {
  CheckedPage,
  PageCheck,
  PagePlanner,
  PageSurroundings,
  PlannedPage,
  SourceImport,
} from "../call/services.ts";
import { type DescribedImport, describeImport } from "../imported/described-import.ts";
import { checkPage } from "../pages/page-check.ts";
import { planPage } from "../pages/page-plans.ts";
import { createWorkerThread, Interrupted, type WorkerThread } from "./worker-thread.ts";

/** Work that may take long for some inputs, such as planning pages and importing documents. */
export interface HeavyWork {
  checkPage: PageCheck;
  planPage: PagePlanner;
  importSource: SourceImport;
  close(): Promise<void>;
}

/** The source of a page and the surroundings that it is checked against. */
interface GivenPage {
  path: string;
  source: string;
  /** The imported services; `null` if they are those that the thread received last. */
  documents: readonly OpenApiDocument[] | null;
}

/** The tasks that the worker thread runs. */
export type HeavyTasks = {
  checkPage: {
    given: Omit<PageSurroundings, "catalogue"> &
      GivenPage & {
        language: Language;
      };
    answer: CheckedPage;
  };
  planPage: { given: GivenPage & { own: readonly string[] }; answer: PlannedPage };
  importSource: {
    given: { source: string; options: ImportOptions; before: string | null };
    answer: DescribedImport;
  };
};

/**
 * Runs heavy work in a worker thread, so that other calls are answered meanwhile. If the thread's
 * program was not built, as in development, the work runs in this thread.
 * @param shipped The catalogue that the worker thread starts with.
 */
export function createHeavyWork(program: URL, shipped: Catalogue): HeavyWork {
  if (!existsSync(fileURLToPath(program))) {
    return { checkPage, planPage, importSource: describeImport, close: () => Promise.resolve() };
  }
  const thread = createWorkerThread<HeavyTasks>(program, { told: shippedDocuments() });
  const documentsToTell = importedToTell(thread, shipped);
  return {
    checkPage: (path, source, language, { catalogue, ...links }) =>
      againIfInterrupted(() => {
        const documents = documentsToTell(catalogue);
        return thread.run("checkPage", { path, source, language, documents, ...links });
      }),
    planPage: async (path, source, { catalogue, own }) => {
      if (source.length <= shortPage) return await planPage(path, source, { catalogue, own });
      return await againIfInterrupted(() => {
        const documents = documentsToTell(catalogue);
        return thread.run("planPage", { path, source, documents, own });
      });
    },
    importSource: (source, options, before) =>
      againIfInterrupted(() => thread.run("importSource", { source, options, before })),
    close: thread.close,
  };
}

/** Runs a task once more if another task ended the thread while this one waited. */
async function againIfInterrupted<Answer>(task: () => Promise<Answer>): Promise<Answer> {
  try {
    return await task();
  } catch (error) {
    if (error instanceof Interrupted) return await task();
    throw error;
  }
}

/**
 * Maximum characters of a page that is planned in this thread, since sending it to the worker would
 * take longer.
 */
const shortPage = 20_000;

/** The imported services to send to the thread; `null` if the thread has them already. */
function importedToTell(
  thread: WorkerThread<HeavyTasks>,
  shipped: Catalogue,
): (catalogue: Catalogue) => OpenApiDocument[] | null {
  let told: { catalogue: Catalogue; start: number } | null = null;
  return (catalogue) => {
    const start = thread.starts();
    const isTold = told?.catalogue === catalogue && told.start === start;
    told = { catalogue, start };
    return isTold ? null : importedIn(catalogue, shipped);
  };
}

function importedIn({ documents }: Catalogue, shipped: Catalogue): OpenApiDocument[] {
  return [...documents].flatMap(([name, document]) =>
    shipped.documents.has(name) ? [] : [document],
  );
}
