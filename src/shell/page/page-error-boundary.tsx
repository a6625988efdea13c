import { Button, Result } from "antd";
import type { ReactNode } from "react";
import { ErrorBoundary } from "../../ui/error-boundary.tsx";
import { PartFailure } from "../../ui/late/late.ts";
import { useAwaitsLine } from "../../ui/late/line.ts";
import { text } from "../language/texts.ts";
import { LoadingPage } from "./loading-page.tsx";

/** Confines an error in a page to that page (architecture, law 7). */
export function PageErrorBoundary({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary failed={(error, retry) => <FailedPage error={error} retry={retry} />}>
      {children}
    </ErrorBoundary>
  );
}

function FailedPage({ error, retry }: { error: Error; retry: () => void }) {
  if (useAwaitsLine(error, retry)) return <LoadingPage />;
  const isNotLoaded = error instanceof PartFailure;
  return (
    <Result
      status="error"
      title={text(isNotLoaded ? "shell.failureTitle" : "shell.pageFailed")}
      subTitle={isNotLoaded ? text("shell.failureKept") : error.message}
      extra={
        <Button type="primary" onClick={isNotLoaded ? () => window.location.reload() : retry}>
          {text(isNotLoaded ? "shell.reloadPage" : "common.retry")}
        </Button>
      }
    />
  );
}
