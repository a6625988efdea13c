import { CloseOutlined } from "@ant-design/icons";
import { type CSSProperties, type HTMLAttributes, type MouseEvent, memo, type Ref } from "react";
import { followHere } from "../../ui/outside/opens-elsewhere.ts";
import { useTexts } from "../language/texts.ts";
import styles from "./tab-bar.module.css";
import { readable } from "./tab-distinction.ts";
import type { CloseScope, Tab } from "./tabs.ts";
import type { TabPlace } from "./use-drawn-tabs.ts";
import { useTabName } from "./use-tab-title.ts";

/** The actions of a user on one tab. */
export interface TabHandlers {
  show(tab: Tab): void;
  close(tab: Tab, scope: CloseScope): Promise<void>;
  openMenu(tab: Tab, point: { x: number; y: number }): void;
}

/** What makes a tab draggable. */
export interface TabDrag {
  ref: Ref<HTMLLIElement>;
  style: CSSProperties;
  listeners: HTMLAttributes<HTMLLIElement> | undefined;
  isDragged: boolean;
}

/** The properties of a drawn tab. */
export interface TabItemProps {
  tab: Tab;
  isActive: boolean;
  /** Whether the Tab key stops at this tab; it stops at one tab of the row. */
  isTabStop: boolean;
  /** The id of the element that explains the keys. */
  hintId: string;
  handlers: TabHandlers;
  /** The tab's position; `undefined` where all tabs are drawn. */
  place: TabPlace | undefined;
  drag?: TabDrag;
}

/** The keyboard shortcuts of a tab, for `aria-keyshortcuts`. */
const keyShortcuts = "Delete Shift+F10 Control+Shift+ArrowLeft Control+Shift+ArrowRight";

/** A tab in the row: the page's title, its unsaved mark and its close button. */
export const TabItem = memo(function TabItem(props: TabItemProps) {
  const { tab, isActive, isTabStop, hintId, handlers, place, drag } = props;
  const text = useTexts();
  const { name, which } = useTabName(tab);
  const openMenu = (event: MouseEvent): void => {
    event.preventDefault();
    handlers.openMenu(tab, { x: event.clientX, y: event.clientY });
  };
  const show = followHere(() => handlers.show(tab));
  const closeByMiddleClick = (event: MouseEvent): void => {
    if (event.button !== 1) return;
    event.preventDefault();
    void handlers.close(tab, "this");
  };
  const className = [isActive ? styles.activeTab : styles.tab, drag?.isDragged && styles.dragged];
  return (
    <li
      ref={drag?.ref}
      style={place ? { ...drag?.style, left: place.start, width: place.width } : drag?.style}
      aria-posinset={place && place.position + 1}
      aria-setsize={place?.count}
      className={className.filter(Boolean).join(" ")}
      onContextMenu={openMenu}
      {...drag?.listeners}
    >
      <a
        href={tab.path + tab.search}
        data-tab={tab.id}
        title={tab.search === "" ? name : `${name} · ${readable(tab.search, text)}`}
        tabIndex={isTabStop ? 0 : -1}
        aria-current={isActive ? "page" : undefined}
        aria-keyshortcuts={keyShortcuts}
        aria-describedby={hintId}
        onClick={show}
        onAuxClick={closeByMiddleClick}
        draggable={false}
      >
        <TabLabel isUnsaved={tab.isUnsaved} name={name} which={which} />
      </a>
      {!tab.isPinned && (
        <button
          type="button"
          className={styles.close}
          tabIndex={isTabStop ? 0 : -1}
          aria-label={text("tabs.closeNamed", { title: name + which })}
          onClick={() => void handlers.close(tab, "this")}
        >
          <CloseOutlined aria-hidden />
        </button>
      )}
    </li>
  );
});

interface TabLabelProps {
  isUnsaved: boolean;
  name: string;
  which: string;
}

function TabLabel({ isUnsaved, name, which }: TabLabelProps) {
  const text = useTexts();
  return (
    <>
      {isUnsaved && (
        <span className={styles.unsaved} role="img" aria-label={text("tabs.unsavedMark")} />
      )}
      <span className={styles.title}>{name}</span>
      {which !== "" && <span className={styles.which}>{which}</span>}
    </>
  );
}
