import { Component, type ReactNode } from "react";

interface ErrorBoundaryProps {
  /** What is drawn; something else is drawn anew, whatever failed before. */
  of?: unknown;
  /** What shows in place of the children that failed; `retry` draws them again. */
  failed(error: Error, retry: () => void): ReactNode;
  children: ReactNode;
}

/** Confines an error in what it draws, so that everything around it continues (law 7). */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };
  private readonly retry = (): void => this.setState({ error: null });

  static getDerivedStateFromError(cause: unknown): { error: Error } {
    return { error: cause instanceof Error ? cause : new Error(String(cause)) };
  }

  override componentDidUpdate(previous: ErrorBoundaryProps): void {
    if (previous.of !== this.props.of && this.state.error) this.retry();
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error ? this.props.failed(error, this.retry) : this.props.children;
  }
}
