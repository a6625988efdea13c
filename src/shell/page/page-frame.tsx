import { Button, Result } from "antd";
import { memo, useEffect, useEffectEvent, useMemo, useState } from "react";
import { useStore } from "zustand";
import { PageProblems } from "../../../renderers/runtime/page/head/page-head.tsx";
import type { PageHost, PageRoute } from "../../../renderers/runtime/page/host.ts";
import { PageView } from "../../../renderers/runtime/page/page-view.tsx";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { PageToDraw } from "../../language/page.ts";
import type { Problem } from "../../language/problem.ts";
import { useApplication, useCatalogue } from "../application.ts";
import { useTexts } from "../language/texts.ts";
import { LoadingPage } from "./loading-page.tsx";
import { PageErrorBoundary } from "./page-error-boundary.tsx";
import { type PagePlace, usePageHost, usePageRoute } from "./page-host.ts";
import { type LoadedPage, pageFileOf } from "./page-source.ts";
import { usePageSource } from "./use-page-source.ts";

interface PageFrameProps {
  /** The page's path below `schemas/pages/`. */
  pagePath: string;
  place: PagePlace;
  /** The query of the page's address with its question mark, or empty. */
  search: string;
  /** Whether the page shows its title as a heading; a dialog has its own title. */
  hasHeading?: boolean;
}

/** Loads, prepares and draws a page; its problems are shown within it (law 7). */
export const PageFrame = memo(function PageFrame(props: PageFrameProps) {
  return (
    <PageErrorBoundary>
      <FramedPage {...props} />
    </PageErrorBoundary>
  );
});

function FramedPage({ pagePath, place, search, hasHeading = true }: PageFrameProps) {
  const { sources } = useApplication();
  const text = useTexts();
  const { state, reload, note } = usePageSource(sources, pagePath);
  const host = usePageHost(pagePath, place);
  const route = usePageRoute(place, search);
  if (state.status === "loading") return <LoadingPage />;
  if (state.status === "missing") {
    const title = text("shell.pageMissing");
    const file = text("shell.pageMissingFile", { file: pageFileOf(pagePath) });
    return <Result status="warning" title={title} subTitle={file} />;
  }
  if (state.status === "failed") {
    const again = <Button onClick={reload}>{text("common.retry")}</Button>;
    const title = text("shell.pageNotLoaded");
    return <Result status="warning" title={title} subTitle={state.message} extra={again} />;
  }
  const onNoted = state.isNewer ? note : null;
  return (
    <DrawnPage
      loaded={state.page}
      host={host}
      route={route}
      hasHeading={hasHeading}
      onNoted={onNoted}
      reload={reload}
    />
  );
}

interface DrawnPageProps {
  loaded: LoadedPage;
  host: PageHost;
  route: PageRoute;
  hasHeading: boolean;
  /** Dismisses the message that the page has a new version; `null` where there is no message. */
  onNoted: (() => void) | null;
  reload(): void;
}

function DrawnPage({ loaded, host, route, hasHeading, onNoted, reload }: DrawnPageProps) {
  const catalogue = useCatalogue();
  const newest = useMemo(() => drawnBy(loaded, catalogue), [loaded, catalogue]);
  const isWaiting = useAwaitedServices(loaded, newest.problems, reload);
  // While services have changed, the page stays as it was, with what is typed in it, until it is
  // planned anew.
  const [drawn, setDrawn] = useState(isWaiting ? null : newest);
  if (!isWaiting && drawn !== newest) setDrawn(newest);
  if (!drawn) return <LoadingPage />;
  const { page, problems } = drawn;
  const own = page ? problems.filter(({ pointer }) => !pointer.startsWith("/body")) : problems;
  const isShown = own.length > 0 && (page === null || host.isAdministrator);
  return (
    <>
      {isShown && <PageProblems host={host} problems={own} />}
      {page && (
        <PageView page={page} host={host} route={route} hasHeading={hasHeading} onNoted={onNoted} />
      )}
    </>
  );
}

function drawnBy(loaded: LoadedPage, catalogue: Catalogue): PageToDraw {
  const { page, problems } = loaded.draw(catalogue);
  return { page: page && { ...page, catalogue }, problems };
}

/**
 * Whether a page has to wait for imported services: it calls an unknown operation while services
 * are still loading, or its plan was made with other services, so that it is requested again. A
 * page that calls an unknown operation after all services are loaded makes the catalogue check for
 * newer services.
 */
function useAwaitedServices(
  { services: planned }: LoadedPage,
  problems: readonly Problem[],
  reload: () => void,
): boolean {
  const { catalogues } = useApplication();
  const { services, isComplete } = useStore(catalogues.store);
  const isSuspicious = problems.some(({ code }) => code === "unknownOperation");
  useEffect(() => {
    if (isSuspicious && isComplete) catalogues.refreshOnSuspicion();
  }, [catalogues, isSuspicious, isComplete]);
  const isOutdated = planned !== null && planned !== services;
  const known = isOutdated && isComplete ? services : null;
  const askAnew = useEffectEvent(reload);
  useEffect(() => {
    if (known !== null) askAnew();
  }, [known]);
  return isOutdated || (isSuspicious && !isComplete);
}
