import { Button, Result } from "antd";
import { Component, type ReactNode } from "react";
import { text } from "../language/texts.ts";

interface State {
  failure: Error | null;
}

/** Keeps what goes wrong in a page in that page (architecture, law 7). */
export class PageErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failure: null };

  static getDerivedStateFromError(cause: unknown): State {
    return { failure: cause instanceof Error ? cause : new Error(String(cause)) };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return (
      <Result
        status="error"
        title={text("shell.pageFailed")}
        subTitle={failure.message}
        extra={
          <Button type="primary" onClick={() => this.setState({ failure: null })}>
            {text("shell.tryAgain")}
          </Button>
        }
      />
    );
  }
}
