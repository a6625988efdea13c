import { ExportOutlined } from "@ant-design/icons";
import { Modal } from "antd";
import { memo, useId, useMemo, useRef, useState } from "react";
import { OptionField } from "../../ui/options/option-field.tsx";
import type { OptionGroup } from "../../ui/options/option-groups.ts";
import { OptionList } from "../../ui/options/option-list.tsx";
import { useSettings } from "../application.ts";
import { useTexts } from "../language/texts.ts";
import { useWorkspace } from "../layout/workspace-context.ts";
import { measuresOf } from "../theme/measures.ts";
import type { Found, FoundGroup, FoundNow } from "./found.ts";
import styles from "./search.module.css";
import { useFound } from "./use-found.ts";

/** A search result as an option: its title, and what tells equal titles apart. */
const FoundOption = memo(function FoundOption({ item }: { item: Found }) {
  const text = useTexts();
  const { title, hint, leads } = item;
  return (
    <div className={styles.found}>
      <span className={styles.title} title={title}>
        {title}
      </span>
      {"isExternal" in leads && leads.isExternal && (
        <ExportOutlined
          role="img"
          className={styles.external}
          aria-label={text("search.external")}
        />
      )}
      <span className={styles.folders} title={hint}>
        {hint}
      </span>
    </div>
  );
});

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
  const option = measuresOf[useSettings().size].menuItem;
  const heights = useMemo(() => ({ heading: option, option }), [option]);
  const now = useFound(query);
  const shown = now.groups.flatMap(({ items }) => items);
  const found = shown.findIndex(({ key }) => key === chosen);
  const place = Math.max(0, found);
  const active = shown[place];
  const idOf = ({ key }: Found): string => `${listId}-${key}`;
  return (
    <>
      <OptionField
        autoFocus
        size="large"
        variant="borderless"
        className={styles.field}
        listId={listId}
        label={text("search.label")}
        placeholder={text("search.placeholder")}
        value={query}
        count={shown.length}
        place={place}
        activeId={active && idOf(active)}
        pageOf={8}
        onType={(typed) => {
          setQuery(typed);
          setChosen(null);
        }}
        onMove={(to) => setChosen(shown[to]?.key ?? null)}
        onEnter={() => active && onChoose(active)}
      />
      <OptionList
        id={listId}
        label={text("search.found")}
        className={styles.list}
        groups={withoutOnlyHeading(now.groups)}
        Option={FoundOption}
        active={active}
        heights={heights}
        idOf={idOf}
        onChoose={onChoose}
      />
      <SearchState query={query} now={now} count={shown.length} />
    </>
  );
}

/** Results that are pages only have no heading, since the search is mostly used for pages. */
function withoutOnlyHeading(groups: readonly FoundGroup[]): readonly OptionGroup<Found>[] {
  const [first, ...others] = groups;
  return first?.key === "pages" && others.length === 0 ? [{ ...first, heading: null }] : groups;
}

/** The number of results, whether a search is still running, and whether part of it failed. */
function SearchState({ query, now, count }: { query: string; now: FoundNow; count: number }) {
  const text = useTexts();
  const { isSearching, hasFailed } = now;
  const isSought = query.trim() !== "";
  const said = isSearching ? text("choose.searching") : text("search.count", { number: count });
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
