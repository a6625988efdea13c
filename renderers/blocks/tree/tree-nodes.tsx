import { ConfigProvider, Empty, Tree } from "antd";
import { useCallback, useMemo, useRef } from "react";
import { useHost } from "../../runtime/contexts.ts";
import type { Actions } from "../../runtime/use-actions.ts";
import { useFillHeight } from "../../runtime/use-fill-height.ts";
import { useIsNarrow } from "../../runtime/use-media.ts";
import type { TreePlan } from "./kind.ts";
import { NodeTitle } from "./node-title.tsx";
import styles from "./tree.module.css";
import { countSeen, type NodeKey, type TreeNode } from "./tree-index.ts";
import type { TreeState } from "./use-tree-state.ts";

interface TreeNodesProps {
  plan: TreePlan;
  state: TreeState;
  actions: Actions;
}

/** The height of a node's line: antd adds 4 pixels to that of its title. */
const lineHeight = 32;
const theme = { components: { Tree: { titleHeight: lineHeight - 4 } } };

/** Narrow screens scroll as a whole until there are more nodes than this. */
const mostUnwindowed = 200;

/** The nodes themselves; only those in sight are drawn once there are many. */
export function TreeNodes({ plan, state, actions }: TreeNodesProps) {
  const { text } = useHost();
  const frame = useRef<HTMLDivElement>(null);
  const isNarrow = useIsNarrow();
  const available = useFillHeight(frame);
  const { roots, opened, selected, appliedFilter } = state;
  const openedSet = useMemo(() => new Set(opened), [opened]);
  const most = isNarrow ? mostUnwindowed : Math.floor(available / lineHeight);
  const isWindowed = countSeen(roots, openedSet, most + 1) > most;
  const selectedKey = selected?.key;
  const title = useCallback(
    (node: TreeNode) => (
      <NodeTitle
        node={node}
        plan={plan}
        actions={actions}
        filter={appliedFilter}
        isSelected={node.key === selectedKey}
      />
    ),
    [plan, actions, appliedFilter, selectedKey],
  );
  if (roots.length === 0) {
    const nothing = text("tree.noMatch", { filter: appliedFilter });
    return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={nothing} />;
  }
  return (
    <div ref={frame} className={styles.nodes}>
      <ConfigProvider theme={theme}>
        <Tree<TreeNode>
          aria-label={plan.title ?? text("tree.label")}
          blockNode
          motion={false}
          treeData={[...roots]}
          titleRender={title}
          height={isWindowed ? available : undefined}
          virtual={isWindowed}
          itemHeight={lineHeight}
          expandedKeys={[...opened]}
          selectedKeys={selectedKey === undefined ? [] : [selectedKey]}
          onExpand={(keys) => state.setOpened(keys.filter(isNodeKey))}
          onSelect={(_keys, { node }) => state.select(node.key)}
        />
      </ConfigProvider>
    </div>
  );
}

function isNodeKey(key: unknown): key is NodeKey {
  return typeof key === "string" || typeof key === "number";
}
