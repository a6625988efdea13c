import { onlineManager } from "@tanstack/react-query";
import { Button, Result } from "antd";
import { Component, type ReactNode } from "react";
import { PartFailure } from "../../ui/late/late.ts";
import { text } from "../language/texts.ts";

interface State {
  failure: Error | null;
}

/** Confines an error in a page to that page (architecture, law 7). */
export class PageErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failure: null };
  private stop = (): void => {};

  static getDerivedStateFromError(cause: unknown): State {
    return { failure: cause instanceof Error ? cause : new Error(String(cause)) };
  }

  /** Parts that failed to load may load once the service can be reached again. */
  override componentDidMount(): void {
    this.stop = onlineManager.subscribe((isOnline) => {
      if (isOnline) this.setState({ failure: null });
    });
  }

  override componentWillUnmount(): void {
    this.stop();
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    const isNotLoaded = failure instanceof PartFailure;
    return (
      <Result
        status="error"
        title={text(isNotLoaded ? "shell.failureTitle" : "shell.pageFailed")}
        subTitle={isNotLoaded ? text("shell.failureKept") : failure.message}
        extra={
          <Button
            type="primary"
            onClick={() =>
              isNotLoaded ? window.location.reload() : this.setState({ failure: null })
            }
          >
            {text(isNotLoaded ? "shell.reloadPage" : "common.retry")}
          </Button>
        }
      />
    );
  }
}
