import { Empty } from "antd";
import { type RefObject, useEffect, useRef } from "react";
import { lineProps } from "../../../../src/ui/list/line.ts";
import { WindowedRows } from "../../../../src/ui/list/windowed-rows.tsx";
import { useFillHeight } from "../../../../src/ui/use-fill-height.ts";
import { useIsNarrow, useIsPrinted } from "../../../../src/ui/use-media.ts";
import { useHost } from "../../../runtime/page/contexts.ts";
import { useBlockName } from "../../../runtime/page/panel.tsx";
import type { NodeChanges } from "../change/use-node-changes.ts";
import type { TreePlan } from "../kind.ts";
import type { NodeKey, TreeLine } from "../state/tree-index.ts";
import type { TreeState } from "../state/use-tree-state.ts";
import styles from "../tree.module.css";
import { NodeLine } from "./node-line.tsx";
import { useTreeDrag } from "./use-tree-drag.ts";
import { useTreeKeys, useTreePointer } from "./use-tree-keys.ts";

interface TreeNodesProps {
  plan: TreePlan;
  state: TreeState;
  changes: NodeChanges;
  scroller: RefObject<HTMLDivElement | null>;
}

/** Height of a node's line in pixels: normally, on a phone, and with details below the label. */
const lineHeight = 32;
const touchHeight = 44;
const detailedHeight = 56;

/** Maximum lines drawn without windowing. */
const mostDrawn = 200;

/** The nodes themselves, by the tree pattern of the ARIA authoring practices. */
export function TreeNodes({ plan, state, changes, scroller }: TreeNodesProps) {
  const { text } = useHost();
  const name = useBlockName(plan);
  const isNarrow = useIsNarrow();
  const isPrinted = useIsPrinted();
  const available = useFillHeight(scroller);
  const narrowHeight = plan.details.length > 0 ? detailedHeight : touchHeight;
  const rowHeight = isNarrow ? narrowHeight : lineHeight;
  const { lines } = state;
  const { tree, ...keys } = useTreeKeys(plan, state, changes, scroller, rowHeight);
  useSelectedInView(state, tree.show);
  const pointer = useTreePointer(plan, state, changes);
  const drag = useTreeDrag(plan, state, changes);
  const isWindowed = !isPrinted && lines.length > mostDrawn;
  const isUnbounded = isPrinted || (isNarrow && !isWindowed);
  const row = (line: TreeLine, at: number) => (
    <NodeLine
      key={line.node.key}
      attributes={lineProps(tree.id, line, at)}
      line={line}
      plan={plan}
      state={state}
      changes={changes}
      height={rowHeight}
    />
  );
  if (lines.length === 0) {
    const nothing = text("tree.noMatch", { filter: state.appliedFilter });
    return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={nothing} />;
  }
  return (
    <div
      ref={scroller}
      role="tree"
      {...tree.treeProps}
      aria-label={name ?? text("tree.label")}
      aria-multiselectable={plan.selection !== "single" || undefined}
      className={styles.nodes}
      style={isUnbounded ? undefined : { maxHeight: heightWithin(available) }}
      {...keys}
      {...pointer}
      {...drag}
    >
      {isWindowed ? <WindowedRows {...tree.rows} row={row} /> : lines.map(row)}
    </div>
  );
}

/** The height of the tree: its content, limited to the available room. */
const heightWithin = (available: number) => `min(${available}px, var(--most-height, 100vh))`;

/** Scrolls once to the node that the address selects. */
function useSelectedInView(
  { selected, lines, active, setActive }: TreeState,
  show: (key: NodeKey) => void,
): void {
  const gone = useRef<NodeKey | null>(null);
  const key = selected?.key ?? null;
  useEffect(() => {
    if (key === null || key === gone.current) return;
    if (!lines.some(({ node }) => node.key === key)) return;
    gone.current = key;
    if (active === key) return;
    setActive(key);
    show(key);
  });
}
