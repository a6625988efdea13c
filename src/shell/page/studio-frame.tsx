import { memo } from "react";
import { useStore } from "zustand";
import { HostContext } from "../../../renderers/runtime/page/contexts.ts";
import type { StudioScreenName } from "../../studio/screen-names.ts";
import { lateView } from "../../ui/late/late-view.ts";
import { useApplication } from "../application.ts";
import { useLanguagePack } from "../language/language-store.ts";
import { LoadingPage } from "./loading-page.tsx";
import { PageErrorBoundary } from "./page-error-boundary.tsx";
import { type PagePlace, usePageHost, usePageRoute } from "./page-host.ts";

const Studio = lateView(async () => (await import("../../studio/studio.tsx")).Studio, {
  Meanwhile: LoadingPage,
});

interface StudioFrameProps {
  screen: StudioScreenName;
  /** The page whose place in the menu the studio screen has. */
  pagePath: string;
  place: PagePlace;
  /** The query of the screen's address with its question mark, or empty. */
  search: string;
}

/**
 * A screen of the studio in its tab; the studio is loaded when one of its screens is first opened.
 */
export const StudioFrame = memo(function StudioFrame(props: StudioFrameProps) {
  return (
    <PageErrorBoundary>
      <HostedStudio {...props} />
    </PageErrorBoundary>
  );
});

function HostedStudio({ screen, pagePath, place, search }: StudioFrameProps) {
  const host = usePageHost(pagePath, place);
  const route = usePageRoute(place, search);
  const { texts } = useLanguagePack();
  // Without the imported services, each page that calls one would be shown with errors.
  const { isComplete } = useStore(useApplication().catalogues.store);
  const meanwhile = <LoadingPage />;
  if (!isComplete) return meanwhile;
  return (
    <HostContext value={host}>
      <Studio screen={screen} host={host} route={route} texts={texts} meanwhile={meanwhile} />
    </HostContext>
  );
}
