import { Alert, Button, Result, Skeleton } from "antd";
import { memo, useMemo } from "react";
import { ProblemList } from "../../../renderers/runtime/block-states.tsx";
import { HostContext } from "../../../renderers/runtime/contexts.ts";
import type { PageHost } from "../../../renderers/runtime/host.ts";
import { PageView } from "../../../renderers/runtime/page-view.tsx";
import { holds } from "../../session/session.ts";
import { useApplication, useSession } from "../application.ts";
import { useLanguagePack } from "../language/language-store.ts";
import { useTexts } from "../language/texts.ts";
import { useCompiledPage } from "./compiled-page.ts";
import { PageErrorBoundary } from "./page-error-boundary.tsx";
import styles from "./page-frame.module.css";
import { createPageHost, type PagePlace } from "./page-host.ts";
import { pageFileOf } from "./page-source.ts";
import { usePageSource } from "./use-page-source.ts";

interface PageFrameProps {
  /** The page's path below `schemas/pages/`. */
  pagePath: string;
  place: PagePlace;
  /** Whether the page's title heads it; a dialog has its own. */
  hasHeading?: boolean;
}

/** A page from its source to the screen; what is wrong with it stays in it (law 7). */
export const PageFrame = memo(function PageFrame(props: PageFrameProps) {
  return (
    <PageErrorBoundary>
      <LoadedPage {...props} />
    </PageErrorBoundary>
  );
});

function LoadedPage({ pagePath, place, hasHeading = true }: PageFrameProps) {
  const application = useApplication();
  const text = useTexts();
  const { state, reload } = usePageSource(application.sources, pagePath);
  const host = usePageHost(pagePath, place);
  if (state.status === "loading") {
    return (
      <div role="status" aria-label={text("shell.loading")}>
        <Skeleton active paragraph={{ rows: 8 }} />
      </div>
    );
  }
  if (state.status === "missing") {
    const title = text("shell.pageMissing");
    const file = text("shell.pageMissingFile", { file: pageFileOf(pagePath) });
    return <Result status="404" title={title} subTitle={file} />;
  }
  if (state.status === "failed") {
    const again = <Button onClick={reload}>{text("shell.tryAgain")}</Button>;
    const title = text("shell.pageNotLoaded");
    return <Result status="warning" title={title} subTitle={state.message} extra={again} />;
  }
  return <DrawnPage {...{ pagePath, host, hasHeading }} source={state.source} />;
}

interface DrawnPageProps {
  pagePath: string;
  source: string;
  host: PageHost;
  hasHeading: boolean;
}

function DrawnPage({ pagePath, source, host, hasHeading }: DrawnPageProps) {
  const text = useTexts();
  const { plan, problems } = useCompiledPage(pagePath, source);
  const own = plan ? problems.filter(({ pointer }) => !pointer.startsWith("/body")) : problems;
  const heading = hasHeading ? <h1 className={styles.heading}>{plan?.title}</h1> : null;
  const isShown = own.length > 0 && (plan === null || host.isAdministrator);
  return (
    <>
      {isShown && (
        <HostContext value={host}>
          <Alert
            className={styles.problems}
            type="error"
            showIcon
            title={text("shell.pageBroken", { file: host.pageFile })}
            description={<ProblemList problems={own} />}
          />
        </HostContext>
      )}
      {plan && <PageView plan={plan} host={host} heading={heading} />}
    </>
  );
}

function usePageHost(pagePath: string, place: PagePlace): PageHost {
  const application = useApplication();
  const { language } = useLanguagePack();
  const signedIn = useSession((state) => state);
  const visitor = useMemo(
    () => ({
      member: signedIn.member,
      roles: signedIn.roles,
      can: (permission: string) => holds(signedIn, permission),
    }),
    [signedIn],
  );
  return useMemo(
    () => createPageHost(application, visitor, language, pagePath, place),
    [application, visitor, language, pagePath, place],
  );
}
