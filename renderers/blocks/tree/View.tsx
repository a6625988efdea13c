import { Empty } from "antd";
import { ToolbarActions } from "../../runtime/action-buttons.tsx";
import { FailedBlock, LoadingBlock, WaitingBlock } from "../../runtime/block-states.tsx";
import { useHost } from "../../runtime/contexts.ts";
import { Panel } from "../../runtime/panel.tsx";
import { useActions } from "../../runtime/use-actions.ts";
import { type Read, useRead } from "../../runtime/use-read.ts";
import type { TreePlan } from "./kind.ts";
import { TreeNodes } from "./tree-nodes.tsx";
import { TreeTools } from "./tree-tools.tsx";
import { useTreeState } from "./use-tree-state.ts";

/** Nodes of an operation that answers a tree, with filter, selection and actions. */
export function View({ plan }: { plan: TreePlan }) {
  const read = useRead(plan.rows.call);
  return (
    <Panel plan={plan}>
      <TreeContent plan={plan} read={read} />
    </Panel>
  );
}

function TreeContent({ plan, read }: { plan: TreePlan; read: Read }) {
  const host = useHost();
  const state = useTreeState(plan, read);
  const actions = useActions(plan.nodeActions);
  if (read.status === "waiting") return <WaitingBlock />;
  if (read.status === "failed") return <FailedBlock read={read} />;
  if (read.status === "loading") return <LoadingBlock />;
  if (state.index.nodes.size === 0) {
    return (
      <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={host.text("tree.empty")}>
        <ToolbarActions actions={plan.toolbar} />
      </Empty>
    );
  }
  return (
    <>
      <TreeTools plan={plan} state={state} />
      <TreeNodes plan={plan} state={state} actions={actions} />
    </>
  );
}
