import { MinusSquareOutlined, PlusSquareOutlined, SearchOutlined } from "@ant-design/icons";
import { Button, Empty, Input, Space } from "antd";
import { useMemo, useRef } from "react";
import { clearButton } from "../../../src/ui/buttons/clear-button.tsx";
import { useIsNarrow } from "../../../src/ui/use-media.ts";
import { ActionButtons } from "../../runtime/act/action-buttons.tsx";
import { useActions } from "../../runtime/act/use-actions.ts";
import { useHost } from "../../runtime/page/contexts.ts";
import { Panel } from "../../runtime/page/panel.tsx";
import type { FirstDrawing } from "../../runtime/page/views.ts";
import { AgainNote } from "../../runtime/read/again-note.tsx";
import { FailedBlock, LoadingBlock, WaitingBlock } from "../../runtime/read/block-states.tsx";
import { OthersNews } from "../../runtime/read/others-news.tsx";
import { endOf, PagesEndNote } from "../../runtime/read/pages/pages-end.tsx";
import { useAgain } from "../../runtime/read/use-again.ts";
import { type Read, useRead } from "../../runtime/read/use-read.ts";
import { MoveBar } from "./change/move-bar.tsx";
import { useNodeChanges } from "./change/use-node-changes.ts";
import type { TreePlan } from "./kind.ts";
import { TreeNodes } from "./nodes/tree-nodes.tsx";
import { type TreeState, useTreeState } from "./state/use-tree-state.ts";
import styles from "./tree.module.css";

/** Nodes of an operation that answers a tree, with filter, selection, changes and actions. */
export function View({ plan }: { plan: TreePlan }) {
  const again = useAgain(plan);
  const read = useRead(plan.rows.call, {}, { again, allPagesOf: plan.rows.list });
  return (
    <Panel plan={plan}>
      <TreeContent plan={plan} read={read} />
      <PagesEndNote end={endOf(read)} />
      <AgainNote again={again} read={read} />
    </Panel>
  );
}

View.first = ({ rows }: TreePlan): FirstDrawing => ({
  reads: [{ call: rows.call, allPagesOf: rows.list }],
});

function TreeContent({ plan, read }: { plan: TreePlan; read: Read }) {
  const host = useHost();
  const scroller = useRef<HTMLDivElement>(null);
  const state = useTreeState(plan, read);
  const changes = useNodeChanges(plan, state, read, scroller);
  const isNarrow = useIsNarrow();
  if (read.status === "waiting") return <WaitingBlock calls={[plan.rows.call]} />;
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
  // On a phone the page scrolls instead of the tree, and the bar sticks to the lower edge.
  return (
    <>
      <TreeTools plan={plan} state={state} />
      {!isNarrow && bar}
      <TreeNodes plan={plan} state={state} changes={changes} scroller={scroller} />
      {isNarrow && bar}
      <OthersNews operation={plan.rows.call.operation} />
    </>
  );
}

/** The filter field, and the buttons that expand or collapse all nodes. */
function TreeTools({ plan, state }: { plan: TreePlan; state: TreeState }) {
  const { text } = useHost();
  const { index, filter } = state;
  const canOpen = index.parents.length > 0;
  if (!plan.isFilterable && !canOpen && plan.toolbar.length === 0) return null;
  return (
    <div className={styles.tools}>
      {plan.isFilterable && (
        <Input
          value={filter}
          allowClear={clearButton(text("common.clear"))}
          prefix={<SearchOutlined aria-hidden />}
          placeholder={text("tree.filter")}
          aria-label={text("tree.filter")}
          onChange={({ target }) => state.setFilter(target.value)}
        />
      )}
      {canOpen && (
        <Space.Compact>
          <Button
            icon={<PlusSquareOutlined />}
            title={text("tree.expandAll")}
            aria-label={text("tree.expandAll")}
            onClick={() => state.open(index.parents)}
          />
          <Button
            icon={<MinusSquareOutlined />}
            title={text("tree.collapseAll")}
            aria-label={text("tree.collapseAll")}
            onClick={state.closeAll}
          />
        </Space.Compact>
      )}
      <Count plan={plan} state={state} />
      <TreeToolbar plan={plan} state={state} />
    </div>
  );
}

/** The number of matching and of checked nodes. */
function Count({ plan, state }: { plan: TreePlan; state: TreeState }) {
  const { text } = useHost();
  const { appliedFilter, matches, checked } = state;
  const isChecking = plan.selection !== "single" && checked.size > 0;
  return (
    <span className={styles.count} role="status">
      {appliedFilter !== "" && <span>{text("tree.matches", { count: matches })}</span>}
      {appliedFilter !== "" && plan.lazy && <span>{text("tree.filterLoaded")}</span>}
      {isChecking && <span>{text("tree.checked", { count: checked.size })}</span>}
    </span>
  );
}

/** The toolbar of a tree, whose actions may apply to checked nodes. */
function TreeToolbar({ plan, state }: { plan: TreePlan; state: TreeState }) {
  const actions = useActions(plan.toolbar);
  const { index, checked } = state;
  const locals = useMemo(() => {
    const nodes = [...checked].flatMap((key) => index.nodes.get(key) ?? []);
    return { checked: nodes.map(({ row }) => row) };
  }, [checked, index]);
  if (plan.toolbar.length === 0) return null;
  return (
    <div className={styles.toolbar}>
      <ActionButtons actions={actions} locals={locals} subject={null} />
    </div>
  );
}
