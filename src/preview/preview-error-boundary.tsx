import { Alert } from "antd";
import { Component, type ReactNode } from "react";
import type { DrawnPage } from "../language/page.ts";
import { text } from "../shell/language/texts.ts";

interface Props {
  page: DrawnPage;
  children: ReactNode;
}

/** Confines a rendering error to the previewed page until the page changes. */
export class PreviewErrorBoundary extends Component<Props, { failure: Error | null }> {
  override state: { failure: Error | null } = { failure: null };

  static getDerivedStateFromError(cause: unknown): { failure: Error } {
    return { failure: cause instanceof Error ? cause : new Error(String(cause)) };
  }

  override componentDidUpdate(previous: Props): void {
    if (previous.page !== this.props.page && this.state.failure) this.setState({ failure: null });
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return (
      <Alert type="error" showIcon title={text("shell.pageFailed")} description={failure.message} />
    );
  }
}
