import { Popover } from "antd";
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from "react";
import { lineAt, lineProps } from "../../../ui/list/line.ts";
import { useTree } from "../../../ui/list/use-tree.ts";
import { WindowedRows } from "../../../ui/list/windowed-rows.tsx";
import { opensElsewhere } from "../../../ui/outside/opens-elsewhere.ts";
import { useIsTouched } from "../../../ui/use-media.ts";
import type { MenuEntry } from "../menu-routes.ts";
import styles from "./long-menu.module.css";
import { LongMenuLine, type LongMenuLineProps } from "./long-menu-line.tsx";
import { type LineChoice, type MenuLine, type MenuParts, menuLines } from "./menu-lines.ts";

interface LongMenuProps extends MenuParts {
  label: string;
  lineHeight: number;
  titleOf(entry: MenuEntry): string;
  takesFocus?: boolean;
  onEscape?(): void;
}

const touchHeightPx = 44;
const nothing: ReadonlySet<string> = new Set();

/**
 * A menu with so many entries that only the visible ones are drawn, by the tree pattern of the ARIA
 * authoring practices. When collapsed it shows the icons of the first level, and their children in
 * a pop-up beside them.
 */
export function LongMenu(props: LongMenuProps) {
  const { isCollapsed, selected, label, takesFocus = false, onEscape } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const { lines, active, setActive, beside, closeBeside, setOpen, choose } = useMenuState(props);
  const rowHeightPx = Math.max(useIsTouched() ? touchHeightPx : 0, props.lineHeight);
  const tree = useTree({ scroller, lines, active, setOpen, goTo: setActive, rowHeightPx });
  useSelectedInView(lines, selected, tree.show);
  useFocusWhenDrawn(scroller, takesFocus);
  const click = (event: MouseEvent<HTMLElement>): void => {
    const line = isWithin(event) ? lineAt(lines, event.target) : null;
    // The browser itself handles a click with a modifier key, so the menu ignores it.
    if (!line || opensElsewhere(event)) return;
    event.preventDefault();
    // The keyboard continues from the tree element, since the line itself is removed once it is out
    // of sight.
    event.currentTarget.focus({ preventScroll: true });
    choose(line, event);
  };
  const press = (event: KeyboardEvent<HTMLElement>): void => {
    if (!isWithin(event)) return;
    if (event.key === "Escape") onEscape?.();
    const line = tree.lineChosenBy(event);
    if (line) choose(line, event);
    if (line || tree.walk(event)) event.preventDefault();
  };
  // The focus stays where the user has moved it to.
  const onLeave = (isLeft: boolean): void => {
    closeBeside();
    if (!isLeft) scroller.current?.focus();
  };
  return (
    <div
      ref={scroller}
      role="tree"
      {...tree.treeProps}
      aria-label={label}
      className={isCollapsed ? `${styles.menu} ${styles.collapsed}` : styles.menu}
      onFocus={() => tree.rows.held < 0 && setActive(lines[0]?.node.key ?? null)}
      onClick={click}
      onKeyDown={press}
    >
      <WindowedRows
        {...tree.rows}
        row={(line, at) => (
          <MenuRow
            attributes={lineProps(tree.id, line, at)}
            line={line}
            menu={props}
            isActive={line.node.key === active}
            isSelected={line.node.key === selected}
            isBeside={line.node.key === beside}
            onLeave={onLeave}
          />
        )}
      />
    </div>
  );
}

interface MenuRowProps extends LongMenuLineProps {
  menu: LongMenuProps;
  /** Called when the pop-up closes; `isLeft` says whether the focus has moved elsewhere. */
  onLeave(isLeft: boolean): void;
}

/** A line of the menu, beside which a collapsed menu opens the children of its entry. */
function MenuRow({ onLeave, ...shown }: MenuRowProps) {
  const { line, menu, isBeside } = shown;
  const drawn = <LongMenuLine {...shown} />;
  if (!menu.isCollapsed || !line.isOpenable) return drawn;
  return (
    <Beside line={line} menu={menu} isOpen={isBeside} onClose={onLeave}>
      {drawn}
    </Beside>
  );
}

function useFocusWhenDrawn(scroller: RefObject<HTMLElement | null>, takesFocus: boolean): void {
  useEffect(() => {
    if (takesFocus) scroller.current?.focus();
  }, [scroller, takesFocus]);
}

/**
 * Whether an event happened within an element. React also reports the events of a pop-up to the
 * menu, though the pop-up is elsewhere in the document.
 */
function isWithin({ target, currentTarget }: SyntheticEvent<HTMLElement>): boolean {
  return target instanceof Node && currentTarget.contains(target);
}

/**
 * The state of a long menu: the visible entries, the entry active for the keyboard, and the entry
 * whose children show in a pop-up.
 */
function useMenuState(props: LongMenuProps) {
  const { entries, isCollapsed, selected, openKeys, setOpenKeys, titleOf } = props;
  const [active, setActive] = useState(selected);
  const [beside, setBeside] = useState<string | null>(null);
  const lines = useMemo(() => {
    const opened = isCollapsed ? nothing : new Set(openKeys);
    return menuLines(entries, opened, titleOf);
  }, [entries, openKeys, isCollapsed, titleOf]);
  const setOpen = (keys: readonly string[], isOpen: boolean): void => {
    if (isCollapsed) setBeside(isOpen ? (keys[0] ?? null) : null);
    else if (isOpen) setOpenKeys([...new Set([...openKeys, ...keys])]);
    else setOpenKeys(openKeys.filter((key) => !keys.includes(key)));
  };
  const choose: LineChoice = ({ isOpenable, isOpen, node: { key, entry } }, event) => {
    setActive(key);
    if (isOpenable) setOpen([key], isCollapsed ? beside !== key : !isOpen);
    else props.choose(entry, event);
  };
  return { lines, active, setActive, beside, closeBeside: () => setBeside(null), setOpen, choose };
}

/** Scrolls to the entry of the shown page, whichever way it was opened. */
function useSelectedInView(
  lines: readonly MenuLine[],
  selected: string | null,
  show: (key: string | null) => void,
): void {
  const shown = useRef<string | null>(null);
  const isSeen = lines.some(({ node }) => node.key === selected);
  const showSelected = useEffectEvent(() => show(selected));
  useEffect(() => {
    if (!isSeen || shown.current === selected) return;
    shown.current = selected;
    showSelected();
  }, [isSeen, selected]);
}

interface BesideProps {
  line: MenuLine;
  menu: LongMenuProps;
  isOpen: boolean;
  /** Called when the pop-up closes; `isLeft` says whether the focus has moved elsewhere. */
  onClose(isLeft: boolean): void;
  children: ReactElement;
}

/** The pop-up with the children of an entry, beside a collapsed menu. */
function Beside({ line, menu, isOpen, onClose, children }: BesideProps) {
  const { entry, title } = line.node;
  const [openKeys, setOpenKeys] = useState<readonly string[]>([]);
  const below = (
    <nav aria-label={title} className={styles.beside}>
      <LongMenu
        {...menu}
        entries={entry.children}
        isCollapsed={false}
        label={title}
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
