import { createStore, type StoreApi } from "zustand/vanilla";
import { type Catalogue, createCatalogue } from "../catalogue/catalogue.ts";
import type { OpenApiDocument } from "../catalogue/openapi.ts";
import { pointTo } from "../catalogue/schema/pointer.ts";
import { CallError, quietly, type Wire } from "../wire/wire.ts";

/** The catalogue as this browser knows it now. */
export interface CatalogueState {
  catalogue: Catalogue;
  /** The imported services in the catalogue; empty for none. */
  services: string;
  /** Whether all imported services are loaded. */
  isComplete: boolean;
}

/** The shipped catalogue, extended by the services that are imported while the browser runs. */
export interface Catalogues {
  store: StoreApi<CatalogueState>;
  /** The imported services that are loaded or loading. */
  services(): string;
  /**
   * Loads the services that were imported before the start; the first page waits only if it needs
   * them.
   */
  start(): void;
  /** Asks the service whether the imported services have changed. */
  refresh(): Promise<void>;
  /**
   * Refreshes imported services because a page calls an unknown operation; limited in frequency.
   */
  refreshOnSuspicion(): void;
}

/** What the catalogue of imported services needs of the application. */
export interface CataloguesPlace {
  shipped: Catalogue;
  wire: Wire;
  /**
   * The version of the imported documents named by `config.json`; empty where none are imported.
   */
  expected: string;
  /** Whether the service has the platform's own operations (decisions, two ways to run). */
  isServed: boolean;
  /** Service base addresses by name, which override the catalogue's. */
  bases: Readonly<Record<string, string>>;
  isSignedIn(): boolean;
  /** Applies this deployment's overlays to an imported document; absent where there are none. */
  overImported?: (document: OpenApiDocument) => OpenApiDocument;
}

const documentsCall = "service.getDocuments";

/** Minimum milliseconds between two refreshes that unknown operations cause. */
const suspicionPauseMs = 10_000;

/** Creates the catalogue store, which starts with the shipped catalogue. */
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
    const { services: revision } = store.getState();
    const { data } = await place.wire.call(documentsCall, { revision }, quietly);
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
      // A page reports an operation that is still unknown after all services are loaded.
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
      if (performance.now() - suspectedAt < suspicionPauseMs) return;
      suspectedAt = performance.now();
      refreshQuietly();
    },
  };
}

/**
 * The shipped catalogue with the imported documents; a document that no longer fits is left out.
 */
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
