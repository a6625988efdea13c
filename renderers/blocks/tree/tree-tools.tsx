import { MinusSquareOutlined, PlusSquareOutlined, SearchOutlined } from "@ant-design/icons";
import { Button, Input, Space } from "antd";
import { useMemo } from "react";
import { ActionButtons } from "../../runtime/act/action-buttons.tsx";
import { useActions } from "../../runtime/act/use-actions.ts";
import { useHost } from "../../runtime/page/contexts.ts";
import type { TreePlan } from "./kind.ts";
import type { TreeState } from "./state/use-tree-state.ts";
import styles from "./tree.module.css";

/** The filter, and opening or closing all nodes at once. */
export function TreeTools({ plan, state }: { plan: TreePlan; state: TreeState }) {
  const { text } = useHost();
  const { index, filter } = state;
  const canOpen = index.parents.length > 0;
  if (!plan.isFilterable && !canOpen && plan.toolbar.length === 0) return null;
  return (
    <div className={styles.tools}>
      {plan.isFilterable && (
        <Input
          value={filter}
          allowClear
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

/** How many nodes match the filter, and how many are checked. */
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

/** The actions above the tree, which may be on the checked nodes. */
export function TreeToolbar({ plan, state }: { plan: TreePlan; state: TreeState }) {
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
