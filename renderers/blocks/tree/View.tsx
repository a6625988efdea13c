import { Empty } from "antd";
import { useCallback, useRef } from "react";
import { giveFocusBack } from "../../../src/ui/give-focus-back.ts";
import { useIsNarrow } from "../../../src/ui/use-media.ts";
import { useHost } from "../../runtime/page/contexts.ts";
import { Panel } from "../../runtime/page/panel.tsx";
import { FailedBlock, LoadingBlock, WaitingBlock } from "../../runtime/read/block-states.tsx";
import { type Read, useRead } from "../../runtime/read/use-read.ts";
import { MoveBar } from "./change/move-bar.tsx";
import { useNodeChanges } from "./change/use-node-changes.ts";
import type { TreePlan } from "./kind.ts";
import { TreeNodes } from "./nodes/tree-nodes.tsx";
import { useTreeState } from "./state/use-tree-state.ts";
import { TreeToolbar, TreeTools } from "./tree-tools.tsx";

/** Nodes of an operation that answers a tree, with filter, selection, changes and actions. */
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
  const scroller = useRef<HTMLDivElement>(null);
  const focus = useCallback(() => scroller.current?.focus({ preventScroll: true }), []);
  const state = useTreeState(plan, read);
  const giveBack = useCallback(() => giveFocusBack(scroller.current), []);
  const changes = useNodeChanges(plan, state, read, focus, giveBack);
  const isNarrow = useIsNarrow();
  if (read.status === "waiting") return <WaitingBlock />;
  if (read.status === "failed") return <FailedBlock read={read} />;
  if (read.status === "loading") return <LoadingBlock />;
  if (state.index.nodes.size === 0) {
    return (
      <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={host.text("tree.empty")}>
        <TreeToolbar plan={plan} state={state} />
      </Empty>
    );
  }
  const bar = plan.move && <MoveBar index={state.index} moving={changes.moving} />;
  // On a phone the page scrolls, not the tree: the bar follows it at the screen's lower edge.
  return (
    <>
      <TreeTools plan={plan} state={state} />
      {!isNarrow && bar}
      <TreeNodes plan={plan} state={state} changes={changes} scroller={scroller} />
      {isNarrow && bar}
    </>
  );
}
