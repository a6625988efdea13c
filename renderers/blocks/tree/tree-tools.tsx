import { MinusSquareOutlined, PlusSquareOutlined, SearchOutlined } from "@ant-design/icons";
import { Button, Input, Space } from "antd";
import { ToolbarActions } from "../../runtime/action-buttons.tsx";
import { useHost } from "../../runtime/contexts.ts";
import type { TreePlan } from "./kind.ts";
import styles from "./tree.module.css";
import type { TreeState } from "./use-tree-state.ts";

/** The filter, and opening or closing all nodes at once. */
export function TreeTools({ plan, state }: { plan: TreePlan; state: TreeState }) {
  const { text } = useHost();
  const { index, filter, appliedFilter, matches } = state;
  const count = appliedFilter === "" ? "" : text("tree.matches", { count: matches });
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
            onClick={() => state.setOpened(index.parents)}
          />
          <Button
            icon={<MinusSquareOutlined />}
            title={text("tree.collapseAll")}
            aria-label={text("tree.collapseAll")}
            onClick={() => state.setOpened([])}
          />
        </Space.Compact>
      )}
      <span className={styles.count} role="status">
        {count}
      </span>
      {plan.toolbar.length > 0 && (
        <div className={styles.toolbar}>
          <ToolbarActions actions={plan.toolbar} />
        </div>
      )}
    </div>
  );
}
