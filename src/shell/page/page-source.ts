import { shippedPlans } from "virtual:shipped-plans";
import { preloadViews } from "../../../renderers/block-views.ts";
import { answerCodes } from "../../catalogue/answer-codes.ts";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { CallingVersion } from "../../catalogue/page-header.ts";
import { pointTo } from "../../catalogue/schema/pointer.ts";
import { fieldsOf } from "../../catalogue/schema/record.ts";
import { thisBuild } from "../../language/compile/this-build.ts";
import type { PageToDraw, TravellingPage } from "../../language/page.ts";
import { CallError, type Wire } from "../../wire/wire.ts";

/** A page as it was loaded, and the version it is, where the service names one. */
export interface LoadedPage {
  /** Its plan with its problems, or its source: what tells it from another version of it. */
  text: string;
  etag: string | null;
  /** The version by which its calls name it: `0` for a file. */
  version: CallingVersion;
  /** The imported services beside which it was planned; `null` where it holds beside any. */
  services: string | null;
  /** The page ready to be drawn; the same for the same catalogue. */
  draw(catalogue: Catalogue): PageToDraw;
}

/** Pages by their paths. */
export interface PageSources {
  /** Loads a page, with all that draws it; `null` stands for a page that is not there. */
  load(path: string): Promise<LoadedPage | null>;
  /** Whether a page still goes with the services that were imported. */
  isCurrent(page: LoadedPage): boolean;
  /** The version that people are given now, as the service names it; `null` where nobody knows. */
  versionOf(path: string): Promise<string | null>;
  /** Told in development when the file of a page is saved. Answers how to stop listening. */
  watch(path: string, changed: (page: LoadedPage) => void): () => void;
}

/** What loading pages needs of the application around it. */
export interface PageSourcesPlace {
  wire: Wire;
  /** Whether the service has the platform's own calls (decisions, two ways to run). */
  isServed: boolean;
  /** The services that the platform itself answers; `null` where no plan holds, as with overlays. */
  own: readonly string[] | null;
  isSignedIn(): boolean;
  catalogue(): Catalogue;
  /** Which imported services are known, or will be once they have come. */
  services(): string;
}

const shippedFiles = import.meta.glob<string>("../../../schemas/pages/**/*.json", {
  query: "?raw",
  import: "default",
});

/** The file of a page, as people know it. */
export function pageFileOf(path: string): string {
  return `schemas/pages/${path}.json`;
}

/**
 * Pages as the service has published them where it has page calls, else as they are shipped here,
 * which is another version with the next build (decisions, two ways to run). They come as plans;
 * where none can be had, as with overlays, the source is compiled here.
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
  // They were planned for a host on which nothing is the platform's own.
  const plan = place.own?.length === 0 ? await shippedPlans[path]?.() : undefined;
  if (plan !== undefined) return pageByPlan(place, path, plan, ofFile, null);
  const source = await shippedSource(path);
  return source === null ? null : await pageBySource(path, source, ofFile);
}

async function shippedSource(path: string): Promise<string | null> {
  return (await shippedFiles[`../../../${pageFileOf(path)}`]?.()) ?? null;
}

const quietly = { quiet: true, loading: "no" } as const;

async function servedPage(place: PageSourcesPlace, path: string): Promise<LoadedPage | null> {
  const { own } = place;
  const services = place.services();
  const asked = own && { path, build: thisBuild, own, services };
  // A service of an older version knows nothing of plans.
  const answer =
    (asked && (await askForPage(place.wire, "page.getPlan", asked))) ??
    (await askForPage(place.wire, "page.getOne", { path }));
  if (!answer) return null;
  const { plan, source, usesImported } = answer.page;
  if (typeof plan === "string") {
    return pageByPlan(place, path, plan, answer, usesImported === true ? services : null);
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

function pageByPlan(
  place: PageSourcesPlace,
  path: string,
  text: string,
  { etag, version }: Version,
  services: string | null,
): LoadedPage {
  const { plan, problems }: TravellingPage = JSON.parse(text);
  if (plan) preloadViews(plan);
  let told: ReturnType<typeof partsOf> | undefined;
  const parts = () => {
    told ??= partsOf(place, path);
    return told;
  };
  const page = { page: plan && { plan, parts, version }, problems };
  return { text, etag, version, services, draw: () => page };
}

/** The parts of a page, of which its plan alone does not tell. */
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

function watchPageFile(path: string, changed: (page: LoadedPage) => void): () => void {
  const listen = (message: { path: string; source: string }): void => {
    if (message.path === path) void pageBySource(path, message.source, ofFile).then(changed);
  };
  import.meta.hot?.on("screenwright:page", listen);
  return () => import.meta.hot?.off("screenwright:page", listen);
}
