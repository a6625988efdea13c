import { CaretRightOutlined, LoadingOutlined } from "@ant-design/icons";
import type { lineProps } from "../../../../src/ui/list/line.ts";
import { useHost } from "../../../runtime/page/contexts.ts";
import type { NodeChanges } from "../change/use-node-changes.ts";
import type { TreePlan } from "../kind.ts";
import type { TreeLine } from "../state/tree-index.ts";
import type { TreeState } from "../state/use-tree-state.ts";
import styles from "../tree.module.css";
import { NodeTitle } from "./node-title.tsx";
import { RenameInput } from "./rename-input.tsx";

interface NodeLineProps {
  attributes: ReturnType<typeof lineProps>;
  line: TreeLine;
  height: number;
  plan: TreePlan;
  state: TreeState;
  changes: NodeChanges;
}

const indent = 20;

/**
 * A node's line; the tree around it handles keys and pointer. On paper, where titles are not cut, it
 * may be higher than `height`.
 */
export function NodeLine(props: NodeLineProps) {
  const { attributes, line, height, plan, state, changes } = props;
  const { id } = attributes;
  const { node, level, isOpen } = line;
  const { key } = node;
  const { renaming, moving } = changes;
  const isSelected = state.selected?.key === key;
  const isActive = state.active === key;
  const isRenamed = renaming.key === key;
  const aimed = moving.target?.key === key ? moving.target.zone : null;
  const names = [
    styles.line,
    isSelected && styles.selected,
    isActive && styles.active,
    moving.node?.key === key && styles.moved,
    aimed && styles[aimed],
  ];
  const check = checkOf(plan, state, line);
  return (
    <div
      role="treeitem"
      tabIndex={-1}
      {...attributes}
      aria-selected={isSelected}
      aria-checked={check}
      aria-busy={node.below === "loading" || undefined}
      aria-labelledby={isRenamed ? undefined : `${id}-name`}
      aria-label={isRenamed ? node.title : undefined}
      draggable={plan.move !== null && !isRenamed && changes.mayBegin(plan.move, node)}
      className={names.filter(Boolean).join(" ")}
      style={{ minHeight: height, paddingInlineStart: (level - 1) * indent }}
    >
      <Switcher line={line} />
      {check !== undefined && <span data-part="box" className={styles.box} aria-hidden />}
      {isRenamed ? (
        <RenameInput node={node} plan={plan} renaming={renaming} />
      ) : (
        <NodeTitle
          node={node}
          id={`${id}-name`}
          plan={plan}
          actions={changes.actions}
          filter={state.appliedFilter}
          isNear={isSelected || isActive}
        />
      )}
      {node.below === "failed" && isOpen && (
        <Unread reason={state.faultOf(key)} onRetry={() => state.retry(key)} />
      )}
    </div>
  );
}

function Switcher({ line: { node, isOpenable, isOpen } }: { line: TreeLine }) {
  if (!isOpenable) return <span className={styles.switcher} />;
  const isLoading = isOpen && node.below === "loading";
  return (
    <span data-part="switch" className={isOpen ? styles.opened : styles.switcher} aria-hidden>
      {isLoading ? <LoadingOutlined /> : <CaretRightOutlined />}
    </span>
  );
}

function Unread({ reason, onRetry }: { reason: string | undefined; onRetry: () => void }) {
  const { text } = useHost();
  return (
    <span className={styles.unread}>
      {reason ?? text("block.readFailed")}
      <button type="button" className={styles.retry} onClick={onRetry}>
        {text("common.retry")}
      </button>
    </span>
  );
}

/** The check state of a node; `undefined` where nodes have no checks. */
function checkOf(
  { selection }: TreePlan,
  { checked, partly }: TreeState,
  { node }: TreeLine,
): boolean | "mixed" | undefined {
  if (selection === "single") return undefined;
  return partly.has(node.key) ? "mixed" : checked.has(node.key);
}
