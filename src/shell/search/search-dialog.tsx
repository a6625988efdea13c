import { SearchOutlined } from "@ant-design/icons";
import { Input, Modal } from "antd";
import { type KeyboardEvent, useId, useMemo, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useTexts } from "../language/texts.ts";
import { useWorkspace } from "../layout/workspace-context.ts";
import { menuTitle } from "../menu/menu-title.ts";
import { type FoundPage, indexPages } from "./find-pages.ts";
import { PageOptions } from "./page-options.tsx";
import { recentPages } from "./recent-pages.ts";
import styles from "./search.module.css";

interface SearchDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The search over all pages of the menu: type, go along the list, Enter opens, Escape closes. */
export function SearchDialog({ isOpen, onClose }: SearchDialogProps) {
  const text = useTexts();
  const navigate = useNavigate();
  const chosen = useRef(false);
  const open = (page: FoundPage): void => {
    onClose();
    if (page.isExternal) window.open(page.address, "_blank", "noopener,noreferrer");
    else {
      chosen.current = true;
      void navigate(page.address);
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
        // Who chose a page goes on there; all others are where they were.
        if (chosen.current) document.getElementById("content")?.focus({ preventScroll: true });
        chosen.current = false;
      }}
    >
      <PageSearch onOpen={open} />
    </Modal>
  );
}

/** The field and the list below it. */
function PageSearch({ onOpen }: { onOpen: (page: FoundPage) => void }) {
  const text = useTexts();
  const listId = useId();
  const [query, setQuery] = useState("");
  const [place, setPlace] = useState(0);
  const { recent, pages } = useFoundPages(query);
  const shown = [...recent, ...pages];
  const active = shown[Math.min(place, shown.length - 1)];
  const idOf = (page: FoundPage): string => `${listId}-${page.key}`;
  const answer = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const moved = placeAfter(event.key, Math.min(place, shown.length - 1), shown.length);
    if (moved !== null) setPlace(moved);
    else if (event.key === "Enter" && active) onOpen(active);
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
          setPlace(0);
        }}
        onKeyDown={answer}
      />
      <PageOptions
        id={listId}
        recent={recent}
        pages={pages}
        active={active}
        idOf={idOf}
        onOpen={onOpen}
      />
      <p className={styles.unseen} role="status">
        {query === "" ? "" : text("search.count", { number: shown.length })}
      </p>
      {shown.length === 0 && query !== "" && (
        <p className={styles.none}>{text("search.none", { query })}</p>
      )}
    </>
  );
}

/** Where a key leads in a list, or `null` where it leads nowhere. */
function placeAfter(key: string, place: number, count: number): number | null {
  if (count === 0) return null;
  if (key === "ArrowDown") return (place + 1) % count;
  if (key === "ArrowUp") return (place - 1 + count) % count;
  if (key === "PageDown") return Math.min(place + 8, count - 1);
  if (key === "PageUp") return Math.max(place - 8, 0);
  return null;
}

/** What a query finds; an empty one the pages used last, then all others as the menu has them. */
function useFoundPages(query: string): {
  recent: readonly FoundPage[];
  pages: readonly FoundPage[];
} {
  const { routes } = useWorkspace();
  const text = useTexts();
  const index = useMemo(
    () => indexPages(routes, (entry) => menuTitle(entry, text)),
    [routes, text],
  );
  const isEmpty = query.trim() === "";
  return useMemo(() => {
    if (!isEmpty) return { recent: [], pages: index.find(query) };
    // Nobody searches for the page they are on.
    const elsewhere = index.pages.filter(({ address }) => address !== window.location.pathname);
    const recent = recentPages(window.localStorage).flatMap((address) =>
      elsewhere.filter((page) => page.address === address),
    );
    return { recent, pages: elsewhere.filter((page) => !recent.includes(page)) };
  }, [index, isEmpty, query]);
}
