import { SearchOutlined } from "@ant-design/icons";
import { useState } from "react";
import { isDialogShown } from "../../ui/give-focus-back.ts";
import { hasAppleKeys } from "../../ui/keys/has-apple-keys.ts";
import { useWindowEvent } from "../../ui/use-window-event.ts";
import { useTexts } from "../language/texts.ts";
import styles from "../layout/top-bar.module.css";
import { useOnDemand } from "../layout/use-on-demand.ts";

const loadDialog = async () => (await import("./search-dialog.tsx")).SearchDialog;

/** The button that opens the search over all menu pages; Ctrl+K and Cmd+K open it too. */
export function SearchButton() {
  const text = useTexts();
  const [isOpen, setIsOpen] = useState(false);
  const [SearchDialog, load] = useOnDemand(loadDialog);
  const open = (): void => {
    void load();
    setIsOpen(true);
  };
  useSearchKey(open);
  return (
    <>
      <button
        type="button"
        className={styles.search}
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        onClick={open}
      >
        <SearchOutlined aria-hidden />
        <span className={styles.searchText}>{text("search.label")}</span>
        <kbd className={styles.searchKey} aria-hidden>
          {hasAppleKeys() ? "⌘ K" : "Ctrl K"}
        </kbd>
      </button>
      {SearchDialog && <SearchDialog isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  );
}

/**
 * Calls `open` on Ctrl+K and Cmd+K wherever the focus is, except while a dialog is open or an input
 * method composes.
 */
function useSearchKey(open: () => void): void {
  useWindowEvent("keydown", (event) => {
    if (!isSearchKey(event)) return;
    event.preventDefault();
    if (!isDialogShown()) open();
  });
}

function isSearchKey(event: KeyboardEvent): boolean {
  const isCommand = event.ctrlKey !== event.metaKey && !event.altKey && !event.shiftKey;
  if (!isCommand || event.isComposing || event.repeat) return false;
  const isLatin = /^[a-z]$/i.test(event.key);
  return isLatin ? event.key.toLowerCase() === "k" : event.code === "KeyK";
}
