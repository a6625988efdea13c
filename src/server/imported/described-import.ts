import { createCatalogue } from "../../catalogue/catalogue.ts";
import type { OfferedOperation } from "../../catalogue/import/choice/offered-operations.ts";
import { compareOperations } from "../../catalogue/import/compare-operations.ts";
import type { ImportFault } from "../../catalogue/import/import-fault.ts";
import { importSource } from "../../catalogue/import/import-open-api.ts";
import type { ImportOptions } from "../../catalogue/import/options.ts";
import type { OpenApiDocument } from "../../catalogue/openapi.ts";
import type { ProposedCredentials } from "../../catalogue/proposed-credentials.ts";
import type { Answers } from "../../catalogue/types.gen.ts";
import { compareContracts } from "../../language/difference/contract/contract-difference.ts";
import type { ToldDifference } from "../../language/difference/contract/schema-difference.ts";

type CheckedOperation = Answers["service.check"]["operations"][number];

/** An imported operation with its differences, not yet put into words. */
export type DescribedOperation = Omit<CheckedOperation, "differences"> & {
  differences: readonly ToldDifference[];
};

/**
 * The result of importing a text, with its description. It holds only one large text, so that a
 * worker thread can pass it on quickly.
 */
export interface DescribedImport {
  /** The catalogue's document as text, ready to be stored; `null` if a fault is an error. */
  text: string | null;
  title: string;
  version: string;
  /** The service's address according to the document. */
  address: string | null;
  /** The credentials that the document asks for. */
  credentials: ProposedCredentials[];
  faults: ImportFault[];
  /** All operations that can be chosen, also if the document is refused for its size. */
  offers: OfferedOperation[];
  /** The imported operations, each with its change since the last import. */
  operations: DescribedOperation[];
  /** The ids of operations that the document no longer has. */
  removed: string[];
}

/** Maximum operations listed for choice: four times those of the largest real document. */
const mostOffered = 5_000;

const moreOffered: ImportFault = {
  severity: "warning",
  pointer: "/paths",
  code: "moreOffered",
  values: { limit: mostOffered },
};

/**
 * Imports the text of a document into the catalogue and describes the result.
 * @param before The stored document of the service; `null` if the service is new.
 */
export function describeImport(
  source: string,
  options: ImportOptions,
  before: string | null,
): DescribedImport {
  const earlier: OpenApiDocument | null = before === null ? null : JSON.parse(before);
  const { document, address, credentials, offers, faults } = importSource(source, {
    ...options,
    before: earlier,
  });
  const isMore = offers.length > mostOffered;
  const told = {
    address,
    credentials,
    offers: isMore ? offers.slice(0, mostOffered) : offers,
    faults: isMore ? [...faults, moreOffered] : faults,
  };
  if (!document) {
    return { text: null, title: "", version: "", ...told, operations: [], removed: [] };
  }
  const { changes, removed } = compareOperations(earlier, document);
  const catalogue = createCatalogue([document]);
  const isChanged = [...changes.values()].includes("changed");
  const known = earlier && isChanged ? createCatalogue([earlier]) : null;
  return {
    text: JSON.stringify(document),
    title: document.info.title,
    version: document.info.version,
    ...told,
    removed: [...removed],
    operations: [...catalogue.operations.values()].map((operation) => {
      const { id, method, path, summary, permission, effect, list } = operation;
      const lists = { rows: list?.rows ?? null, total: list?.total ?? null };
      const change = changes.get(id) ?? "new";
      const was = change === "changed" ? known?.operations.get(id) : undefined;
      const differences =
        known && was
          ? compareContracts({ catalogue: known, operation: was }, { catalogue, operation })
          : [];
      return { id, method, path, summary, permission, effect, ...lists, change, differences };
    }),
  };
}
