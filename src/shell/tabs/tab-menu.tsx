import type { MenuProps } from "antd";
import { useStore } from "zustand";
import { afterKey } from "../../ui/keys/after-key.ts";
import { MenuDropdown } from "../../ui/menu-dropdown.tsx";
import { useTexts } from "../language/texts.ts";
import { withinLandmark } from "../layout/within-landmark.ts";
import { useWorkspace } from "../layout/workspace-context.ts";
import styles from "./tab-bar.module.css";
import { type CloseScope, closing, type Tab } from "./tabs.ts";
import { useTabTitle } from "./use-tab-title.ts";

const scopes: readonly CloseScope[] = ["this", "others", "left", "right", "all"];

/** The position at which a tab's menu opens. */
export interface TabMenuPlace {
  tab: Tab;
  x: number;
  y: number;
}

interface TabMenuProps {
  place: TabMenuPlace;
  isOpen: boolean;
  onDismiss: () => void;
  close: (tab: Tab, scope: CloseScope) => Promise<void>;
  reload: (tab: Tab) => Promise<void>;
}

/** The menu of one tab: reload, close, close others, left, right, all (specification section 2). */
export function TabMenu({ place, isOpen, onDismiss, close, reload }: TabMenuProps) {
  const { tabs } = useWorkspace();
  const state = useStore(tabs.store);
  const text = useTexts();
  const title = useTabTitle()(place.tab);
  const menu: MenuProps = {
    "aria-label": text("tabs.menuOf", { title }),
    items: [
      { key: "reload", label: text("tabs.reload") },
      ...scopes.map((scope) => ({
        key: scope,
        label: text(`tabs.close.${scope}`),
        disabled: closing(state, place.tab.id, scope).length === 0,
      })),
    ],
    onClick: ({ key }) => {
      const scope = scopes.find((known) => known === key);
      afterKey(() => void (scope ? close(place.tab, scope) : reload(place.tab)));
    },
  };
  return (
    <MenuDropdown
      // A menu at another position is a new element, so that an open menu never moves.
      key={`${place.tab.id} ${place.x} ${place.y}`}
      menu={menu}
      open={isOpen}
      getPopupContainer={withinLandmark}
      onOpenChange={(isOpening) => {
        if (!isOpening) onDismiss();
      }}
    >
      <span className={styles.menuAnchor} style={{ left: place.x, top: place.y }} />
    </MenuDropdown>
  );
}
