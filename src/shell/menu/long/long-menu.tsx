import { Popover } from "antd";
import {
  type MouseEvent,
  type ReactElement,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from "react";
import { useIsTouched } from "../../../ui/use-media.ts";
import { scrollToRow, WindowedList } from "../../../ui/windowed-list.tsx";
import type { MenuEntry } from "../menu-routes.ts";
import styles from "./long-menu.module.css";
import { LongMenuLine } from "./long-menu-line.tsx";
import { type MenuLine, menuLines } from "./menu-lines.ts";
import type { LineChoice, MenuParts } from "./menu-parts.ts";
import { useMenuKeys } from "./use-menu-keys.ts";

interface LongMenuProps extends MenuParts {
  label: string;
  /** In pixels, where nobody touches it. */
  lineHeight: number;
  titleOf(entry: MenuEntry): string;
  /** Whether it takes the focus when it comes. */
  takesFocus?: boolean;
  onEscape?(): void;
}

const touchHeight = 44;
const nothing: ReadonlySet<string> = new Set();

/**
 * A menu of so many entries that only those in sight are drawn, by the tree pattern of the ARIA
 * authoring practices; collapsed, it shows the first level's icons, and what is below beside them.
 */
export function LongMenu(props: LongMenuProps) {
  const { entries, isCollapsed, selected, openKeys, setOpenKeys, choose, label, titleOf } = props;
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const rowHeight = Math.max(useIsTouched() ? touchHeight : 0, props.lineHeight);
  const lines = useMemo(() => {
    const opened = isCollapsed ? nothing : new Set(openKeys);
    return menuLines(entries, opened, titleOf);
  }, [entries, openKeys, isCollapsed, titleOf]);
  const [active, setActive] = useState(selected);
  const [beside, setBeside] = useState<string | null>(null);
  const activeAt = lines.findIndex(({ node }) => node.key === active);
  const selectedAt = lines.findIndex(({ node }) => node.key === selected);
  useSelectedInView(scroller, selectedAt, rowHeight);
  const setOpen = (keys: readonly string[], isOpen: boolean): void => {
    if (isCollapsed) setBeside(isOpen ? (keys[0] ?? null) : null);
    else if (isOpen) setOpenKeys([...new Set([...openKeys, ...keys])]);
    else setOpenKeys(openKeys.filter((key) => !keys.includes(key)));
  };
  const chooseLine: LineChoice = ({ entry, isOpenable, isOpen, node }, event) => {
    setActive(node.key);
    if (isOpenable) setOpen([node.key], isCollapsed ? beside !== node.key : !isOpen);
    else choose(entry, event);
  };
  const closeBeside = (isLeft: boolean): void => {
    setBeside(null);
    // Whoever went elsewhere keeps the focus there.
    if (!isLeft) scroller.current?.focus();
  };
  const click = (event: MouseEvent<HTMLElement>): void => {
    const { target, currentTarget } = event;
    // What stands beside it is drawn elsewhere, but its events come by here as well.
    if (!(target instanceof Element) || !currentTarget.contains(target)) return;
    const item = target.closest<HTMLElement>("[data-line]");
    const line = item ? lines[Number(item.dataset.line)] : undefined;
    // What the browser does by itself is not done twice.
    if (!line || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // The keys go on from here; the line itself may be gone once it is out of sight.
    currentTarget.focus({ preventScroll: true });
    chooseLine(line, event);
  };
  const onKeyDown = useMenuKeys({
    lines,
    active,
    goTo(key) {
      setActive(key);
      const at = lines.findIndex(({ node }) => node.key === key);
      scrollToRow(scroller.current, at, rowHeight);
    },
    setOpen,
    choose: chooseLine,
  });
  const { takesFocus = false, onEscape } = props;
  useEffect(() => {
    if (takesFocus) scroller.current?.focus();
  }, [takesFocus]);
  return (
    <div
      ref={scroller}
      role="tree"
      tabIndex={0}
      aria-label={label}
      aria-activedescendant={activeAt < 0 ? undefined : `${id}-${activeAt}`}
      className={isCollapsed ? `${styles.menu} ${styles.collapsed}` : styles.menu}
      onFocus={() => {
        if (activeAt < 0) setActive(lines[0]?.node.key ?? null);
      }}
      onClick={click}
      onKeyDown={(event) => {
        if (event.target instanceof Node && !event.currentTarget.contains(event.target)) return;
        if (event.key === "Escape") onEscape?.();
        else onKeyDown(event);
      }}
    >
      <WindowedList
        scroller={scroller}
        items={lines}
        rowHeight={rowHeight}
        held={activeAt < 0 ? undefined : activeAt}
        keyOf={({ node }) => node.key}
        row={(line, at) => {
          const isBeside = line.node.key === beside;
          const drawn = (
            <LongMenuLine
              id={`${id}-${at}`}
              at={at}
              line={line}
              menu={props}
              isActive={at === activeAt}
              isSelected={at === selectedAt}
              isBeside={isBeside}
            />
          );
          if (!isCollapsed || !line.isOpenable) return drawn;
          return (
            <Beside line={line} menu={props} isOpen={isBeside} onClose={closeBeside}>
              {drawn}
            </Beside>
          );
        }}
      />
    </div>
  );
}

/** Scrolls to the entry of the page that is shown, once, when the menu comes. */
function useSelectedInView(
  scroller: { readonly current: HTMLElement | null },
  at: number,
  rowHeight: number,
): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (at < 0 || isDone.current) return;
    isDone.current = true;
    scrollToRow(scroller.current, at, rowHeight);
  }, [scroller, at, rowHeight]);
}

interface BesideProps {
  line: MenuLine;
  menu: LongMenuProps;
  isOpen: boolean;
  /** Whether the focus has gone elsewhere. */
  onClose(isLeft: boolean): void;
  children: ReactElement;
}

/** What is below an entry of a collapsed menu, beside it. */
function Beside({ line, menu, isOpen, onClose, children }: BesideProps) {
  const { entry, node } = line;
  const [openKeys, setOpenKeys] = useState<readonly string[]>([]);
  const below = (
    <nav aria-label={node.title} className={styles.beside}>
      <LongMenu
        {...menu}
        entries={entry.children}
        isCollapsed={false}
        label={node.title}
        openKeys={openKeys}
        setOpenKeys={setOpenKeys}
        choose={(chosen, event) => {
          onClose(false);
          menu.choose(chosen, event);
        }}
        takesFocus
        onEscape={() => onClose(false)}
      />
    </nav>
  );
  return (
    <Popover
      open={isOpen}
      trigger="click"
      placement="rightTop"
      arrow={false}
      destroyOnHidden
      content={below}
      onOpenChange={(open) => {
        if (!open) onClose(true);
      }}
    >
      <div className={styles.anchor}>{children}</div>
    </Popover>
  );
}
