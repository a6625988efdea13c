import { SearchOutlined } from "@ant-design/icons";
import { useState } from "react";
import { useTexts } from "../language/texts.ts";
import styles from "../layout/top-bar.module.css";
import { useOnDemand } from "../layout/use-on-demand.ts";
import { searchKeyLabel, useSearchKey } from "./use-search-key.ts";

const loadDialog = async () => (await import("./search-dialog.tsx")).SearchDialog;

/** Opens the search over all pages of the menu, as Ctrl+K and Cmd+K do. */
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
          {searchKeyLabel()}
        </kbd>
      </button>
      {SearchDialog && <SearchDialog isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  );
}
