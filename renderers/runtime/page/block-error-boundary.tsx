import { Alert, Button } from "antd";
import { Component, type ReactNode } from "react";
import type { BlockPlan } from "../../../src/language/block.ts";
import { HostContext } from "./contexts.ts";

interface Props {
  plan: BlockPlan;
  children: ReactNode;
}

/** Keeps a block that fails while it is drawn from taking its neighbours with it (law 7). */
export class BlockErrorBoundary extends Component<Props, { error: Error | null }> {
  static override contextType = HostContext;
  declare context: React.ContextType<typeof HostContext>;
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error): { error: Error } {
    return { error };
  }

  override componentDidUpdate(previous: Props): void {
    if (previous.plan !== this.props.plan && this.state.error) this.setState({ error: null });
  }

  override render(): ReactNode {
    const { error } = this.state;
    const host = this.context;
    if (!error || !host) return this.props.children;
    return (
      <Alert
        type="error"
        showIcon
        title={host.text("block.failed")}
        description={host.isAdministrator ? `${this.props.plan.id}: ${error.message}` : null}
        action={
          <Button size="small" onClick={() => this.setState({ error: null })}>
            {host.text("common.retry")}
          </Button>
        }
      />
    );
  }
}
