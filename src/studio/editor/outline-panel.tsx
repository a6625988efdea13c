import {
  type KeyboardEvent,
  type MouseEvent,
  memo,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { type OutlineNode, outlineOf } from "../../language/editing/outline-of.ts";
import { useIsNarrow } from "../../ui/use-media.ts";
import { useTreeWalk } from "../../ui/use-tree-walk.ts";
import { scrollToRow, WindowedList } from "../../ui/windowed-list.tsx";
import { useStudio } from "../studio-host.ts";
import { lineAt, type OutlineLine, outlineLines } from "./outline-lines.ts";
import styles from "./outline-panel.module.css";
import { useSteady } from "./use-steady.ts";

interface OutlinePanelProps {
  source: string;
  /** Where the cursor is: the part around it is marked. */
  offset: number;
  onReveal(offset: number, length: number): void;
}

/** The blocks and parts of a page as a tree that leads to their places. */
export function OutlinePanel({ onReveal, ...of }: OutlinePanelProps) {
  return <Outline {...of} onReveal={useSteady(onReveal)} />;
}

/** Drawn anew when the text or the cursor is another. */
const Outline = memo(function Outline({ source, offset, onReveal }: OutlinePanelProps) {
  const { text } = useStudio();
  const nodes = useOutline(source);
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [chosen, setChosen] = useState<string | null>(null);
  const tree = useRef<HTMLDivElement>(null);
  const rowHeight = useIsNarrow() ? 44 : 28;
  const lines = useMemo(() => outlineLines(nodes, closed), [nodes, closed]);
  const placeOf = (pointer: string | null): number =>
    lines.findIndex(({ node }) => node.key === pointer);
  const current = lineAt(lines, offset)?.node.key ?? null;
  const isKnown = placeOf(chosen) >= 0;
  const active = isKnown ? chosen : (current ?? lines[0]?.node.key ?? null);
  const show = (pointer: string | null): void => {
    const at = placeOf(pointer);
    if (at >= 0) scrollToRow(tree.current, at, rowHeight);
  };
  useFollowing(current, () => show(current));
  const isWalking = useRef(false);
  useLayoutEffect(() => {
    // The line that is walked to may have been drawn only now.
    if (isWalking.current && chosen === active) {
      tree.current?.querySelector<HTMLElement>("[tabindex='0']")?.focus({ preventScroll: true });
    }
    isWalking.current = false;
  }, [chosen, active]);

  const setOpen = (pointers: readonly string[], isOpen: boolean): void => {
    const others = new Set(closed);
    for (const pointer of pointers) {
      if (isOpen) others.delete(pointer);
      else others.add(pointer);
    }
    setClosed(others);
  };
  const goTo = (pointer: string): void => {
    isWalking.current = pointer !== active;
    setChosen(pointer);
    show(pointer);
  };
  const { walk, isWithinWord } = useTreeWalk({ lines, active, goTo, setOpen });
  const press = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const isChosen = event.key === "Enter" || (event.key === " " && !isWithinWord(event));
    const line = isChosen ? lines.find(({ node }) => node.key === active) : undefined;
    if (line) onReveal(line.part.offset, line.part.length);
    if (line || walk(event)) event.preventDefault();
  };
  const choose = ({ target }: MouseEvent): void => {
    if (!(target instanceof Element)) return;
    const item = target.closest("[role=treeitem]");
    const line = lines.find(({ node }) => node.key === item?.getAttribute("data-pointer"));
    if (!line) return;
    const { pointer, offset: start, length } = line.part;
    if (target.matches("[data-switcher]")) setOpen([pointer], !line.isOpen);
    else {
      setChosen(pointer);
      onReveal(start, length);
    }
  };
  if (nodes.length === 0) return <p className={styles.none}>{text("studio.outline.none")}</p>;
  return (
    <div
      ref={tree}
      role="tree"
      aria-label={text("studio.outline.heading")}
      className={styles.tree}
      onKeyDown={press}
      onClick={choose}
    >
      <WindowedList
        scroller={tree}
        items={lines}
        rowHeight={rowHeight}
        held={placeOf(active)}
        keyOf={({ node }) => node.key}
        row={(line) => (
          <OutlineItem
            line={line}
            isActive={line.node.key === active}
            isCurrent={line.node.key === current}
          />
        )}
      />
    </div>
  );
});

/** The outline; while the text is no JSON, what it was before. */
function useOutline(source: string): readonly OutlineNode[] {
  const { environment } = useStudio();
  const found = useMemo(() => outlineOf(source, environment), [source, environment]);
  const [last, setLast] = useState(found);
  if (found.length > 0 && found !== last) setLast(found);
  return found.length > 0 || source.trim() === "" ? found : last;
}

function useFollowing(current: string | null, show: () => void): void {
  const latest = useRef(show);
  useEffect(() => {
    latest.current = show;
  });
  useEffect(() => {
    if (current !== null) latest.current();
  }, [current]);
}

interface OutlineItemProps {
  line: OutlineLine;
  isActive: boolean;
  isCurrent: boolean;
}

function OutlineItem({ line, isActive, isCurrent }: OutlineItemProps) {
  const { part, level, position, siblings, isOpenable, isOpen } = line;
  return (
    <div
      role="treeitem"
      data-pointer={part.pointer}
      tabIndex={isActive ? 0 : -1}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={siblings}
      aria-expanded={isOpenable ? isOpen : undefined}
      aria-selected={isCurrent}
      className={isCurrent ? styles.current : styles.line}
      style={{ paddingInlineStart: `${(level - 1) * 16 + 4}px` }}
    >
      <span
        aria-hidden="true"
        data-switcher={isOpenable || undefined}
        className={isOpenable ? styles.switcher : styles.noSwitcher}
      />
      <span className={styles.label}>{part.label}</span>
      {part.kind !== part.label && <span className={styles.kind}>{part.kind}</span>}
    </div>
  );
}
