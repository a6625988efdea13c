import { SearchOutlined } from "@ant-design/icons";
import { Input, Modal } from "antd";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { placeAfter } from "../../ui/list/place-after.ts";
import { useTexts } from "../language/texts.ts";
import { useWorkspace } from "../layout/workspace-context.ts";
import type { Found } from "./found.ts";
import { FoundOptions } from "./found-options.tsx";
import styles from "./search.module.css";
import { type FoundNow, useFound } from "./use-found.ts";

interface SearchDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/**
 * The search over pages, records, commands and settings: arrow keys move through the results, Enter
 * opens one, Escape closes the dialog.
 */
export function SearchDialog({ isOpen, onClose }: SearchDialogProps) {
  const text = useTexts();
  const { tabs, navigate } = useWorkspace();
  const after = useRef<(() => void) | null>(null);
  const choose = ({ leads }: Found): void => {
    onClose();
    if ("run" in leads) after.current = leads.run;
    else if (leads.isExternal) window.open(leads.address, "_blank", "noopener,noreferrer");
    else {
      // A tab that shows the record's list is used again.
      const { tabs: open } = tabs.store.getState();
      const tab = open.find(({ path, search }) => path + search === leads.inList);
      const go = (): void => void navigate(leads.address, tab && { state: { tab: tab.id } });
      // A record opens in a dialog, which would lose the focus to the search as that closes.
      if (!leads.inList) go();
      after.current = () => {
        // After a page is chosen the focus moves to that page; otherwise it returns to where it was.
        document.getElementById("content")?.focus({ preventScroll: true });
        if (leads.inList) go();
      };
    }
  };
  return (
    <Modal
      open={isOpen}
      title={text("search.label")}
      footer={null}
      closable={false}
      width={600}
      className={styles.dialog}
      classNames={{ header: styles.unseen }}
      destroyOnHidden
      onCancel={onClose}
      afterClose={() => {
        after.current?.();
        after.current = null;
      }}
    >
      <Search onChoose={choose} />
    </Modal>
  );
}

/** The field and the list below it. */
function Search({ onChoose }: { onChoose: (found: Found) => void }) {
  const text = useTexts();
  const listId = useId();
  const [query, setQuery] = useState("");
  // The active option stays active while records are added above and below it.
  const [chosen, setChosen] = useState<string | null>(null);
  const now = useFound(query);
  const shown = now.groups.flatMap(({ items }) => items);
  const place = Math.max(
    0,
    shown.findIndex(({ key }) => key === chosen),
  );
  const active = shown[place];
  const idOf = ({ key }: Found): string => `${listId}-${key}`;
  const answer = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const moved = placeAfter(event.key, place, shown.length, 8);
    if (moved !== null) setChosen(shown[moved]?.key ?? null);
    else if (event.key === "Enter" && active) onChoose(active);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <Input
        autoFocus
        size="large"
        variant="borderless"
        className={styles.field}
        prefix={<SearchOutlined aria-hidden />}
        role="combobox"
        aria-label={text("search.label")}
        aria-expanded={shown.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={active && idOf(active)}
        placeholder={text("search.placeholder")}
        autoComplete="off"
        spellCheck={false}
        value={query}
        onChange={(event) => {
          setQuery(event.target.value);
          setChosen(null);
        }}
        onKeyDown={answer}
      />
      <FoundOptions id={listId} groups={now.groups} {...{ active, idOf, onChoose }} />
      <SearchState query={query} now={now} count={shown.length} />
    </>
  );
}

/** The number of results, whether a search is still running, and whether part of it failed. */
function SearchState({ query, now, count }: { query: string; now: FoundNow; count: number }) {
  const text = useTexts();
  const { isSearching, hasFailed } = now;
  const isSought = query.trim() !== "";
  const said = isSearching ? text("search.searching") : text("search.count", { number: count });
  return (
    <>
      <p className={isSearching ? styles.state : styles.unseen} role="status">
        {isSought ? said : ""}
      </p>
      {hasFailed && (
        <p className={styles.state} role="alert">
          {text("search.failed")}
        </p>
      )}
      {isSought && count === 0 && !isSearching && (
        <p className={styles.none}>{text("search.none", { query })}</p>
      )}
    </>
  );
}
