import { createStore, type StoreApi } from "zustand/vanilla";
import { type Catalogue, createCatalogue } from "../catalogue/catalogue.ts";
import type { OpenApiDocument } from "../catalogue/openapi.ts";
import { pointTo } from "../catalogue/schema/pointer.ts";
import { CallError, type Wire } from "../wire/wire.ts";

/** The catalogue as this browser knows it now. */
export interface CatalogueState {
  catalogue: Catalogue;
  /** The imported services in the catalogue; empty for none. */
  services: string;
  /** Whether all imported services are loaded. */
  isComplete: boolean;
}

/** The catalogue: what ships, and what is imported into the service while the browser runs. */
export interface Catalogues {
  store: StoreApi<CatalogueState>;
  /** The imported services that are loaded or loading. */
  services(): string;
  /** Loads what was imported by the start, if anything was; the first page waits only if it must. */
  start(): void;
  /** Asks the service whether something else is imported by now. */
  refresh(): Promise<void>;
  /**
   * Refreshes imported services because a page calls an unknown operation; limited in frequency.
   */
  refreshOnSuspicion(): void;
}

/** What knowing of imported services needs of the application around it. */
export interface CataloguesPlace {
  shipped: Catalogue;
  wire: Wire;
  /** Which documents are imported, as `config.json` says; empty where there are none. */
  expected: string;
  /** Whether the service has the platform's own calls (decisions, two ways to run). */
  isServed: boolean;
  /** Service base addresses by name, which override the catalogue's. */
  bases: Readonly<Record<string, string>>;
  isSignedIn(): boolean;
  /** Lays this deployment's overlays over an imported document; left out where there are none. */
  overImported?: (document: OpenApiDocument) => OpenApiDocument;
}

const documentsCall = "service.getDocuments";

/** Minimum milliseconds between two such refreshes. */
const suspicionPause = 10_000;

/** Knows the catalogue; at first as it ships. */
export function createCatalogues(place: CataloguesPlace): Catalogues {
  const { shipped } = place;
  const store = createStore<CatalogueState>(() => ({
    catalogue: shipped,
    services: "",
    isComplete: place.expected === "",
  }));
  let asking: Promise<void> | null = null;
  let suspectedAt = Number.NEGATIVE_INFINITY;

  async function ask(): Promise<void> {
    const options = { quiet: true, loading: "no" } as const;
    const { services: revision } = store.getState();
    const { data } = await place.wire.call(documentsCall, { revision }, options);
    const documents = pointTo(data, "/documents");
    const services = String(pointTo(data, "/revision") ?? "");
    const catalogue = Array.isArray(documents) ? extended(place, documents) : undefined;
    store.setState({ ...(catalogue && { catalogue }), services, isComplete: true });
  }

  function refresh(): Promise<void> {
    asking ??= ask().finally(() => {
      asking = null;
    });
    return asking;
  }

  const refreshQuietly = (): void => {
    if (!place.isServed || !place.isSignedIn()) return;
    refresh().catch((cause: unknown) => {
      if (!(cause instanceof CallError)) throw cause;
      // An operation still unknown after that is reported in its page.
      store.setState({ isComplete: true });
    });
  };

  return {
    store,
    services: () => {
      const { isComplete, services } = store.getState();
      return isComplete ? services : place.expected;
    },
    start: () => {
      if (place.expected !== "") refreshQuietly();
    },
    refresh,
    refreshOnSuspicion: () => {
      if (performance.now() - suspectedAt < suspicionPause) return;
      suspectedAt = performance.now();
      refreshQuietly();
    },
  };
}

/** The shipped catalogue with what is imported; a document that fits no more is left out. */
function extended(
  { shipped, bases, overImported = (document) => document }: CataloguesPlace,
  documents: readonly unknown[],
): Catalogue {
  const platform = shipped.operations.get(documentsCall)?.service;
  const base = (bases[platform?.name ?? ""] ?? platform?.base ?? "").replace(/\/$/, "");
  return documents.filter(isDocument).reduce((catalogue, document) => {
    const url = `${base}/services/${document["x-service"]?.name ?? ""}`;
    try {
      return createCatalogue([{ ...overImported(document), servers: [{ url }] }], catalogue);
    } catch {
      return catalogue;
    }
  }, shipped);
}

function isDocument(value: unknown): value is OpenApiDocument {
  return typeof pointTo(value, "/x-service/name") === "string";
}
