import { shippedPlans } from "virtual:shipped-plans";
import { preloadViews } from "../../../renderers/block-views.ts";
import { answerCodes } from "../../catalogue/answer-codes.ts";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { CallingVersion } from "../../catalogue/headers/page-header.ts";
import { once } from "../../catalogue/once.ts";
import { pointTo } from "../../catalogue/schema/pointer.ts";
import { fieldsOf } from "../../catalogue/schema/record.ts";
import { thisBuild } from "../../language/compile/this-build.ts";
import type { PageToDraw, TravellingPage } from "../../language/page.ts";
import { CallError, quietly, type Wire } from "../../wire/wire.ts";

/** A loaded page and its version, where the service names one. */
export interface LoadedPage {
  /**
   * The page's plan with its problems, or its source; versions of the page are compared by this
   * text.
   */
  text: string;
  etag: string | null;
  /** The page version that its calls report; `0` for a page from a file. */
  version: CallingVersion;
  /**
   * The version of the imported services with which the page was planned; `null` where it is valid
   * with any.
   */
  services: string | null;
  /** Makes the page ready to be drawn; the result is the same for the same catalogue. */
  draw(catalogue: Catalogue): PageToDraw;
}

/** Loads pages by their paths. */
export interface PageSources {
  /** Loads a page and the code that draws it; resolves to `null` where the page does not exist. */
  load(path: string): Promise<LoadedPage | null>;
  /** Whether a page is still valid with the current imported services. */
  isCurrent(page: LoadedPage): boolean;
  /** The published version as the service names it; `null` where it is unknown. */
  versionOf(path: string): Promise<string | null>;
  /**
   * Calls `changed` in development when the file of a page is saved, or with `null` when it is
   * deleted. Returns a function that stops this.
   */
  watch(path: string, changed: (page: LoadedPage | null) => void): () => void;
}

/** What loading pages needs of the application. */
export interface PageSourcesPlace {
  wire: Wire;
  /** Whether the service has the platform's own operations (decisions, two ways to run). */
  isServed: boolean;
  /**
   * The services that the platform answers itself; `null` where no plan is valid, as with overlays.
   */
  own: readonly string[] | null;
  isSignedIn(): boolean;
  catalogue(): Catalogue;
  /** The version of the imported services that are loaded or loading. */
  services(): string;
}

const shippedFiles = import.meta.glob<string>("../../../schemas/pages/**/*.json", {
  query: "?raw",
  import: "default",
});

/** The file of a page, as users know it. */
export function pageFileOf(path: string): string {
  return `schemas/pages/${path}.json`;
}

/**
 * Creates the page sources: published pages where the service has page operations, otherwise the
 * shipped pages, whose version changes with the build (decisions, two ways to run). Pages come as
 * plans; where a plan is impossible, as with overlays, the source is compiled here.
 */
export function createPageSources(place: PageSourcesPlace): PageSources {
  const { wire, isServed, isSignedIn } = place;
  return {
    load: (path) => (isServed ? servedPage(place, path) : shippedPage(place, path)),
    isCurrent: ({ services }) => services === null || services === place.services(),
    watch: watchPageFile,
    versionOf: async (path) => (isServed && isSignedIn() ? servedVersion(wire, path) : null),
  };
}

type Version = Pick<LoadedPage, "etag" | "version">;

const ofFile: Version = { etag: null, version: 0 };

async function shippedPage(place: PageSourcesPlace, path: string): Promise<LoadedPage | null> {
  // The shipped plans were made for a host on which the platform answers no service itself.
  const plan = place.own?.length === 0 ? await shippedPlans[path]?.() : undefined;
  if (plan !== undefined) return await pageByPlan(place, path, plan, ofFile, null);
  const source = await shippedSource(path);
  return source === null ? null : await pageBySource(path, source, ofFile);
}

async function shippedSource(path: string): Promise<string | null> {
  return (await shippedFiles[`../../../${pageFileOf(path)}`]?.()) ?? null;
}

async function servedPage(place: PageSourcesPlace, path: string): Promise<LoadedPage | null> {
  const { own } = place;
  const services = place.services();
  const asked = own && { path, build: thisBuild, own, services };
  // An older service does not know of plans.
  const answer =
    (asked && (await askForPage(place.wire, "page.getPlan", asked))) ??
    (await askForPage(place.wire, "page.getOne", { path }));
  if (!answer) return null;
  const { plan, source, usesImported } = answer.page;
  if (typeof plan === "string") {
    return await pageByPlan(place, path, plan, answer, usesImported === true ? services : null);
  }
  return typeof source === "string" ? await pageBySource(path, source, answer) : null;
}

async function askForPage(wire: Wire, operation: string, args: Readonly<Record<string, unknown>>) {
  try {
    const { data, etag } = await wire.call(operation, args, quietly);
    const page = fieldsOf(data);
    return { page, etag, version: page.state === "published" ? Number(page.version) : 0 };
  } catch (cause) {
    if (cause instanceof CallError && cause.code === answerCodes.notFound) return null;
    throw cause;
  }
}

async function pageByPlan(
  place: PageSourcesPlace,
  path: string,
  text: string,
  { etag, version }: Version,
  services: string | null,
): Promise<LoadedPage> {
  const { plan, problems }: TravellingPage = JSON.parse(text);
  // The page waits for its views: drawn before, it would show their placeholders for a while.
  if (plan) await preloadViews(plan);
  const parts = once(() => partsOf(place, path));
  const page = { page: plan && { plan, parts, version }, problems };
  return { text, etag, version, services, draw: () => page };
}

/** Loads the parts of a page that its plan alone does not name. */
async function partsOf({ wire, isServed, catalogue }: PageSourcesPlace, path: string) {
  const answer = isServed ? await askForPage(wire, "page.getOne", { path }) : null;
  const source = answer ? String(answer.page.source) : await shippedSource(path);
  const page = await pageBySource(path, source ?? "", ofFile);
  return (await page.draw(catalogue()).page?.parts()) ?? [];
}

async function pageBySource(
  path: string,
  source: string,
  { etag, version }: Version,
): Promise<LoadedPage> {
  const { compiledSource } = await import("./compiled-source.ts");
  const draw = (catalogue: Catalogue) => compiledSource(path, source, version, catalogue);
  return { text: source, etag, version, services: null, draw };
}

async function servedVersion(wire: Wire, path: string): Promise<string | null> {
  const { data } = await wire.call("page.getVersions", { paths: [path] }, quietly);
  const etag = pointTo(data, "/0/etag");
  return typeof etag === "string" ? etag : null;
}

function watchPageFile(path: string, changed: (page: LoadedPage | null) => void): () => void {
  const listen = (message: { path: string; source: string | null }): void => {
    if (message.path !== path) return;
    if (message.source === null) changed(null);
    else void pageBySource(path, message.source, ofFile).then(changed);
  };
  import.meta.hot?.on("screenwright:page", listen);
  return () => import.meta.hot?.off("screenwright:page", listen);
}
