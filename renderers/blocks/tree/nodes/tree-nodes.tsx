import { Empty } from "antd";
import { type RefObject, useEffect, useId, useRef } from "react";
import { useFillHeight } from "../../../../src/ui/use-fill-height.ts";
import { useIsNarrow } from "../../../../src/ui/use-media.ts";
import { scrollToRow, WindowedList } from "../../../../src/ui/windowed-list.tsx";
import { useHost } from "../../../runtime/page/contexts.ts";
import type { NodeChanges } from "../change/use-node-changes.ts";
import type { TreePlan } from "../kind.ts";
import type { NodeKey } from "../state/tree-index.ts";
import type { TreeLine } from "../state/tree-lines.ts";
import type { TreeState } from "../state/use-tree-state.ts";
import styles from "../tree.module.css";
import { NodeLine } from "./node-line.tsx";
import { useTreeDrag } from "./use-tree-drag.ts";
import { useTreeKeys } from "./use-tree-keys.ts";
import { useTreePointer } from "./use-tree-pointer.ts";

interface TreeNodesProps {
  plan: TreePlan;
  state: TreeState;
  changes: NodeChanges;
  scroller: RefObject<HTMLDivElement | null>;
}

/** The height of a node's line in pixels; on a phone, and where its details stand below its name. */
const lineHeight = 32;
const touchHeight = 44;
const detailedHeight = 56;

/** More lines than these are drawn only while they are in sight. */
const mostDrawn = 200;

/** The nodes themselves, by the tree pattern of the ARIA authoring practices. */
export function TreeNodes({ plan, state, changes, scroller }: TreeNodesProps) {
  const { text } = useHost();
  const id = useId();
  const isNarrow = useIsNarrow();
  const available = useFillHeight(scroller);
  const narrowHeight = plan.details.length > 0 ? detailedHeight : touchHeight;
  const rowHeight = isNarrow ? narrowHeight : lineHeight;
  const { lines, active } = state;
  const idOf = (at: number): string => `${id}-${at}`;
  const show = (at: number): void => showLine(scroller.current, at, rowHeight, idOf(at));
  const keys = useTreeKeys(plan, state, changes, show);
  useSelectedInView(state, show);
  const pointer = useTreePointer(plan, state, changes);
  const drag = useTreeDrag(plan, state, changes);
  const isWindowed = lines.length > mostDrawn;
  const activeAt = active === null ? -1 : lines.findIndex(({ node }) => node.key === active);
  const line = (shown: TreeLine, at: number) => (
    <NodeLine
      key={shown.node.key}
      {...{ line: shown, at, id: idOf(at), plan, state, changes }}
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
      tabIndex={0}
      aria-label={plan.title ?? text("tree.label")}
      aria-multiselectable={plan.selection !== "single" || undefined}
      aria-activedescendant={activeAt < 0 ? undefined : idOf(activeAt)}
      className={styles.nodes}
      style={isNarrow && !isWindowed ? undefined : { maxHeight: available }}
      {...keys}
      {...pointer}
      {...drag}
    >
      {isWindowed ? (
        <WindowedList
          scroller={scroller}
          items={lines}
          rowHeight={rowHeight}
          keyOf={({ node }) => node.key}
          row={line}
        />
      ) : (
        lines.map(line)
      )}
    </div>
  );
}

/** Goes to a node that the address selects, once, when it is there. */
function useSelectedInView({ selected, lines, active, setActive }: TreeState, show: Show): void {
  const gone = useRef<NodeKey | null>(null);
  const key = selected?.key ?? null;
  useEffect(() => {
    if (key === null || key === gone.current) return;
    const at = lines.findIndex(({ node }) => node.key === key);
    if (at < 0) return;
    gone.current = key;
    if (active === key) return;
    setActive(key);
    show(at);
  });
}

type Show = (at: number) => void;

/** Scrolls no further than it must for a line to be seen. */
function showLine(element: HTMLElement | null, at: number, rowHeight: number, id: string): void {
  const isScrolling = element !== null && element.scrollHeight > element.clientHeight;
  if (isScrolling) scrollToRow(element, at, rowHeight);
  else document.getElementById(id)?.scrollIntoView({ block: "nearest" });
}
