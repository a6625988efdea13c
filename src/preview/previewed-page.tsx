import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { Alert } from "antd";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { createEnvironment } from "../../renderers/environment.ts";
import { PageProblems } from "../../renderers/runtime/page/head/page-head.tsx";
import type { PageHost } from "../../renderers/runtime/page/host.ts";
import { PageView } from "../../renderers/runtime/page/page-view.tsx";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { compileToDraw } from "../language/compile/compile-page.ts";
import type { PageToDraw } from "../language/page.ts";
import type { ParamPlans } from "../language/params.ts";
import { isError } from "../language/problem.ts";
import type { Config } from "../shell/config.ts";
import type { Feedback } from "../shell/feedback.ts";
import { currentTexts } from "../shell/language/language-store.ts";
import { text } from "../shell/language/texts.ts";
import { ErrorBoundary } from "../ui/error-boundary.tsx";
import type { Wire } from "../wire/wire.ts";
import { AddressFields } from "./address-fields.tsx";
import styles from "./previewed-page.module.css";
import type { PreviewRequest, StudioLink } from "./protocol.ts";
import { useLastPage } from "./use-last-page.ts";
import { usePreviewHost } from "./use-preview-host.ts";
import { usePreviewWire } from "./use-preview-wire.ts";

interface PreviewedPageProps {
  config: Config;
  catalogue: Catalogue;
  request: PreviewRequest;
  feedback: Feedback;
  studio: StudioLink;
}

const noParams: ParamPlans = {};

/**
 * The page being edited, as the chosen user would see it, below the problems of the page as a
 * whole.
 */
export function PreviewedPage(props: PreviewedPageProps) {
  const { catalogue, request, studio } = props;
  const compiled = useCompiled(catalogue, request);
  const page = useLastPage(compiled.page, catalogue);
  const isPublic = page?.plan.isPublic ?? false;
  useEffect(() => studio.send({ type: "drawn", isPublic }), [studio, isPublic]);
  const wire = usePreviewWire({ ...props, isPublic });
  const params = page?.plan.params ?? noParams;
  const { host, route } = usePreviewHost({ ...props, wire, isPublic, params });
  const client = useClient(wire);
  return (
    <main className={styles.main}>
      <Problems compiled={compiled} host={host} isOld={compiled.page === null && page !== null} />
      <AddressFields plans={params} query={route.query} host={host} />
      {page && (
        <ErrorBoundary of={page} failed={failedPage}>
          <QueryClientProvider client={client}>
            <PageView page={page} host={host} route={route} hasHeading />
          </QueryClientProvider>
        </ErrorBoundary>
      )}
    </main>
  );
}

/**
 * The query client of the page. A new wire resets its queries, so that all reads are made again.
 */
function useClient(wire: Wire): QueryClient {
  const [client] = useState(
    () =>
      new QueryClient({
        defaultOptions: {
          queries: { retry: false, refetchOnWindowFocus: false, staleTime: 30_000 },
        },
      }),
  );
  const read = useRef(wire);
  useEffect(() => {
    if (read.current === wire) return;
    read.current = wire;
    void client.resetQueries();
  }, [client, wire]);
  return client;
}

interface ProblemsProps {
  compiled: PageToDraw;
  host: PageHost;
  /**
   * Whether the page drawn below is an earlier version, because the current text cannot be drawn.
   */
  isOld: boolean;
}

/** The problems of the page as a whole; the problems of a block are shown in the block's place. */
function Problems({ compiled: { page, problems }, host, isOld }: ProblemsProps) {
  const errors = problems.filter(isError);
  const own = page ? errors.filter(({ pointer }) => !pointer.startsWith("/body")) : errors;
  if (own.length === 0) return null;
  const note = isOld && <p>{host.text("block.lastSound")}</p>;
  return <PageProblems host={host} note={note} problems={own} />;
}

/** Compiles the requested page so that it can be drawn in any language. */
function useCompiled(
  catalogue: Catalogue,
  { path, source }: Pick<PreviewRequest, "path" | "source">,
): PageToDraw {
  const environment = useMemo(() => createEnvironment(catalogue, currentTexts()), [catalogue]);
  return useMemo(
    () => compileToDraw(path, source, environment, "draft"),
    [path, source, environment],
  );
}

/** Shown in place of a page that cannot be drawn, until the page changes. */
function failedPage({ message }: Error): ReactNode {
  return <Alert type="error" showIcon title={text("shell.pageFailed")} description={message} />;
}
