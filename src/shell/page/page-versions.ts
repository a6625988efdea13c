import { whenIdle } from "../../ui/when-idle.ts";
import type { Wire } from "../../wire/wire.ts";

/** An open page that wants to know when people are given another version of it. */
export interface WatchedPage {
  path: string;
  /** The version it shows, as the service names it; `null` where that is not known. */
  etag(): string | null;
  /** Told when there is another one. */
  changed(): void;
}

/** Asks the service for all open pages at once which version of each is the newest. */
export interface PageVersions {
  /** Watches a page while it is shown, asking once it is painted where it was hidden before. */
  watch(page: WatchedPage, wasHidden: boolean): () => void;
}

/** What asking needs of the application around it. */
export interface PageVersionsPlace {
  wire: Wire;
  /** Whether the service has the platform's own calls (decisions, two ways to run). */
  isServed: boolean;
  isSignedIn(): boolean;
}

/** How often, in milliseconds, it is asked while the browser tab is looked at. */
const interval = 30_000;

/** Watches nothing where pages come from files: those are another version with the next build. */
export function createPageVersions({
  wire,
  isServed,
  isSignedIn,
}: PageVersionsPlace): PageVersions {
  const pages = new Set<WatchedPage>();
  let timer: ReturnType<typeof setInterval> | undefined;
  let isAsking = false;

  async function ask(): Promise<void> {
    if (isAsking || document.hidden || pages.size === 0 || !isSignedIn()) return;
    isAsking = true;
    const paths = [...new Set([...pages].map(({ path }) => path))];
    try {
      const { data } = await wire.call("page.getVersions", { paths }, quietly);
      for (const { path, etag } of versionsIn(data)) tell(path, etag);
    } catch {
      // Whoever works on is told by the next call of theirs what is wrong.
    } finally {
      isAsking = false;
    }
  }

  function tell(path: string, etag: string): void {
    for (const page of pages) {
      const shown = page.etag();
      if (page.path === path && shown !== null && shown !== etag) page.changed();
    }
  }

  const askNow = (): void => void ask();

  function start(): void {
    window.addEventListener("focus", askNow);
    document.addEventListener("visibilitychange", askNow);
    timer = setInterval(askNow, interval);
  }

  function stop(): void {
    window.removeEventListener("focus", askNow);
    document.removeEventListener("visibilitychange", askNow);
    clearInterval(timer);
  }

  return {
    watch(page, wasHidden) {
      if (!isServed) return () => {};
      if (pages.size === 0) start();
      pages.add(page);
      const leave = wasHidden ? whenIdle(askNow) : undefined;
      return () => {
        leave?.();
        pages.delete(page);
        if (pages.size === 0) stop();
      };
    },
  };
}

const quietly = { quiet: true, loading: "no" } as const;

function versionsIn(data: unknown): { path: string; etag: string }[] {
  if (!Array.isArray(data)) return [];
  return data.flatMap((entry: unknown) => {
    if (typeof entry !== "object" || entry === null) return [];
    const { path, etag }: { path?: unknown; etag?: unknown } = entry;
    return typeof path === "string" && typeof etag === "string" ? [{ path, etag }] : [];
  });
}
