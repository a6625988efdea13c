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

/** An operation of an import, with what differs of it, which is still to be put into words. */
export type DescribedOperation = Omit<CheckedOperation, "differences"> & {
  differences: readonly ToldDifference[];
};

/** What an import makes of a text, and what is told of it: little to hand over but one text. */
export interface DescribedImport {
  /** The document of the catalogue as it is stored; `null` where a fault is an error. */
  text: string | null;
  title: string;
  version: string;
  /** Where the document says that the service is. */
  address: string | null;
  /** What it says that calls carry. */
  credentials: ProposedCredentials[];
  faults: ImportFault[];
  /** The operations that can be chosen of it, also where it is refused for its size. */
  offers: OfferedOperation[];
  /** Its operations, each with what became of it since the service was imported last. */
  operations: DescribedOperation[];
  /** The ids of those that it has no more. */
  removed: string[];
}

/** Four times what the largest honest document has; a list of more would itself be a burden. */
const mostOffered = 5_000;

const moreOffered: ImportFault = {
  severity: "warning",
  pointer: "/paths",
  code: "moreOffered",
  values: { limit: mostOffered },
};

/**
 * Imports the text of a document into the catalogue, and describes what it brings.
 * @param before The document of the service as it is stored; `null` where it is new.
 */
export function describeImport(
  source: string,
  options: ImportOptions,
  before: string | null,
): DescribedImport {
  const { document, address, credentials, offers, faults } = importSource(source, options);
  const isMore = offers.length > mostOffered;
  const told = {
    ...{ address, credentials },
    offers: isMore ? offers.slice(0, mostOffered) : offers,
    faults: isMore ? [...faults, moreOffered] : faults,
  };
  if (!document) {
    return { text: null, title: "", version: "", ...told, operations: [], removed: [] };
  }
  const earlier: OpenApiDocument | null = before === null ? null : JSON.parse(before);
  const { changes, removed } = compareOperations(earlier, document);
  const catalogue = createCatalogue([document]);
  const isChanged = [...changes.values()].includes("changed");
  const known = earlier && isChanged ? createCatalogue([earlier]) : null;
  return {
    text: JSON.stringify(document),
    title: document.info.title,
    version: document.info.version,
    ...{ ...told, removed: [...removed] },
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
