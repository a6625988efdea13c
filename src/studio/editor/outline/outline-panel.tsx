import {
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from "react";
import { type OutlineNode, outlineOf } from "../../../language/editing/outline-of.ts";
import { lineAt, lineProps } from "../../../ui/list/line.ts";
import { useTree } from "../../../ui/list/use-tree.ts";
import { WindowedRows } from "../../../ui/list/windowed-rows.tsx";
import { useIsNarrow } from "../../../ui/use-media.ts";
import { useStudio } from "../../studio-host.ts";
import { innermostAt, type OutlineLine, outlineLines } from "./outline-lines.ts";
import styles from "./outline-panel.module.css";

interface OutlinePanelProps {
  source: string;
  /** The cursor's offset; the outline marks the part that contains it. */
  offset: number;
  onReveal(offset: number, length: number): void;
}

/** The blocks and parts of a page as a tree whose lines lead to their places in the text. */
export function OutlinePanel({ source, offset, onReveal }: OutlinePanelProps) {
  const { text } = useStudio();
  const nodes = useOutline(source);
  const [chosen, setChosen] = useState<string | null>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const { lines, setOpen } = useOpenLines(nodes);
  const current = innermostAt(lines, offset)?.node.key ?? null;
  const isKnown = lines.some(({ node }) => node.key === chosen);
  const tree = useTree({
    scroller,
    lines,
    setOpen,
    goTo: setChosen,
    active: isKnown ? chosen : (current ?? lines[0]?.node.key ?? null),
    rowHeightPx: useIsNarrow() ? 44 : 28,
  });
  useFollowing(current, tree.show);
  const reveal = ({ part }: OutlineLine["node"]): void => onReveal(part.offset, part.length);
  const press = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const line = tree.lineChosenBy(event);
    if (line) reveal(line.node);
    if (line || tree.walk(event)) event.preventDefault();
  };
  const click = ({ target, currentTarget }: MouseEvent<HTMLElement>): void => {
    const line = lineAt(lines, target);
    if (!line) return;
    currentTarget.focus({ preventScroll: true });
    setChosen(line.node.key);
    const isSwitch = target instanceof Element && target.matches("[data-switcher]");
    if (isSwitch) setOpen([line.node.key], !line.isOpen);
    else reveal(line.node);
  };
  if (nodes.length === 0) return <p className={styles.none}>{text("studio.outline.none")}</p>;
  return (
    <div
      ref={scroller}
      role="tree"
      {...tree.treeProps}
      aria-label={text("studio.outline.heading")}
      className={styles.tree}
      onKeyDown={press}
      onClick={click}
    >
      <WindowedRows
        {...tree.rows}
        row={(line, at) => (
          <OutlineItem
            attributes={lineProps(tree.id, line, at)}
            line={line}
            isActive={at === tree.rows.held}
            isCurrent={line.node.key === current}
          />
        )}
      />
    </div>
  );
}

/** The lines below open ones; all are open until somebody closes them. */
function useOpenLines(nodes: readonly OutlineNode[]) {
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const lines = useMemo(() => outlineLines(nodes, closed), [nodes, closed]);
  const setOpen = (pointers: readonly string[], isOpen: boolean): void => {
    const others = [...closed].filter((pointer) => !pointers.includes(pointer));
    setClosed(new Set(isOpen ? others : [...others, ...pointers]));
  };
  return { lines, setOpen };
}

/** Shows the line of the part that the cursor moves into. */
function useFollowing(current: string | null, show: (key: string | null) => void): void {
  const showCurrent = useEffectEvent(() => show(current));
  useEffect(() => {
    if (current !== null) showCurrent();
  }, [current]);
}

/** The outline of the source; while the source is not valid JSON, the last valid outline. */
function useOutline(source: string): readonly OutlineNode[] {
  const { environment } = useStudio();
  const found = useMemo(() => outlineOf(source, environment), [source, environment]);
  const [last, setLast] = useState(found);
  if (found.length > 0 && found !== last) setLast(found);
  return found.length > 0 || source.trim() === "" ? found : last;
}

interface OutlineItemProps {
  attributes: ReturnType<typeof lineProps>;
  line: OutlineLine;
  isActive: boolean;
  isCurrent: boolean;
}

function OutlineItem({ attributes, line, isActive, isCurrent }: OutlineItemProps) {
  const { node, level, isOpenable } = line;
  const { label, kind } = node.part;
  const names = [isCurrent ? styles.current : styles.line, isActive && styles.active];
  return (
    <div
      role="treeitem"
      tabIndex={-1}
      {...attributes}
      aria-selected={isCurrent}
      className={names.filter(Boolean).join(" ")}
      style={{ paddingInlineStart: `${(level - 1) * 16 + 4}px` }}
    >
      <span
        aria-hidden="true"
        data-switcher={isOpenable || undefined}
        className={isOpenable ? styles.switcher : styles.noSwitcher}
      />
      <span className={styles.label}>{label}</span>
      {kind !== label && <span className={styles.kind}>{kind}</span>}
    </div>
  );
}
