import { CloseOutlined } from "@ant-design/icons";
import { Dropdown, type MenuProps } from "antd";
import { type KeyboardEvent, type MouseEvent, memo, useEffect, useRef, useState } from "react";
import { useStore } from "zustand";
import { useTexts } from "../language/texts.ts";
import { useWorkspace } from "../layout/workspace-context.ts";
import { menuTitle } from "../menu/menu-title.ts";
import { resolveAddress } from "../menu/resolve-address.ts";
import styles from "./tab-bar.module.css";
import { type CloseScope, closing, type Tab } from "./tabs.ts";
import { type TabActions, useTabActions } from "./use-tab-actions.ts";

const scopes: readonly CloseScope[] = ["this", "others", "left", "right", "all"];

/** The row of open pages (specification section 2, tag tabs). */
export function TabBar() {
  const { tabs } = useWorkspace();
  const state = useStore(tabs.store);
  const text = useTexts();
  const actions = useTabActions();
  const [target, setTarget] = useState<Tab | null>(null);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const active = list.current?.querySelector('[aria-current="page"]');
    if (state.activeId !== null) active?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [state.activeId]);
  const menu: MenuProps = {
    items: target
      ? [
          { key: "reload", label: text("tabs.reload") },
          ...scopes.map((scope) => ({
            key: scope,
            label: text(`tabs.close.${scope}`),
            disabled: closing(state, target.id, scope).length === 0,
          })),
        ]
      : [],
    onClick: ({ key }) => {
      const scope = scopes.find((known) => known === key);
      if (!target) return;
      if (scope) void actions.close(target, scope);
      else actions.reload(target);
    },
  };
  return (
    <nav className={styles.bar} aria-label={text("tabs.openPages")}>
      <Dropdown menu={menu} trigger={["contextMenu"]}>
        <ul ref={list} className={styles.list} onKeyDown={moveFocus}>
          {state.tabs.map((tab) => (
            <TabItem
              key={tab.id}
              tab={tab}
              isActive={tab.id === state.activeId}
              actions={actions}
              onTarget={setTarget}
            />
          ))}
        </ul>
      </Dropdown>
    </nav>
  );
}

interface TabItemProps {
  tab: Tab;
  isActive: boolean;
  actions: TabActions;
  onTarget: (tab: Tab) => void;
}

const TabItem = memo(function TabItem({ tab, isActive, actions, onTarget }: TabItemProps) {
  const { routes } = useWorkspace();
  const text = useTexts();
  const found = resolveAddress(routes, tab.path);
  const title = found.kind === "page" ? menuTitle(found.entry, text) : text("shell.noName");
  const show = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    actions.show(tab);
  };
  const closeByMiddleClick = (event: MouseEvent): void => {
    if (event.button !== 1) return;
    event.preventDefault();
    void actions.close(tab, "this");
  };
  const closeByKey = (event: KeyboardEvent): void => {
    if (event.key === "Delete") void actions.close(tab, "this");
  };
  return (
    <li className={isActive ? styles.activeTab : styles.tab} onContextMenu={() => onTarget(tab)}>
      <a
        href={tab.path + tab.search}
        aria-current={isActive ? "page" : undefined}
        onClick={show}
        onAuxClick={closeByMiddleClick}
        onKeyDown={closeByKey}
        draggable={false}
      >
        {tab.isUnsaved && (
          <span className={styles.unsaved} role="img" aria-label={text("tabs.unsavedMark")} />
        )}
        <span className={styles.title}>{title}</span>
      </a>
      {!tab.isPinned && (
        <button
          type="button"
          className={styles.close}
          tabIndex={isActive ? 0 : -1}
          aria-label={text("tabs.closeNamed", { title })}
          onClick={() => void actions.close(tab, "this")}
        >
          <CloseOutlined aria-hidden />
        </button>
      )}
    </li>
  );
});

/** Left and right walk along the tabs. */
function moveFocus(event: KeyboardEvent<HTMLUListElement>): void {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (step === undefined) return;
  const links = [...event.currentTarget.querySelectorAll("a")];
  const current = links.findIndex((link) => link.matches(":focus"));
  if (current < 0) return;
  event.preventDefault();
  links.at((current + step) % links.length)?.focus();
}
