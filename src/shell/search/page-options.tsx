import { ExportOutlined } from "@ant-design/icons";
import { type MouseEvent, memo } from "react";
import { useTexts } from "../language/texts.ts";
import type { FoundPage } from "./find-pages.ts";
import styles from "./search.module.css";

interface PageOptionsProps {
  id: string;
  recent: readonly FoundPage[];
  pages: readonly FoundPage[];
  active: FoundPage | undefined;
  idOf: (page: FoundPage) => string;
  onOpen: (page: FoundPage) => void;
}

/** The list that the search's field controls; the focus stays in the field. */
export function PageOptions({ id, recent, pages, active, idOf, onOpen }: PageOptionsProps) {
  const text = useTexts();
  const pointer = {
    onMouseDown: (event: MouseEvent): void => event.preventDefault(),
    onClick: ({ target }: MouseEvent): void => {
      const option = target instanceof Element ? target.closest("[role=option]") : null;
      const page = [...recent, ...pages].find((candidate) => idOf(candidate) === option?.id);
      if (page) onOpen(page);
    },
  };
  const option = (page: FoundPage) => (
    <PageOption key={page.key} id={idOf(page)} page={page} isActive={page === active} />
  );
  const all = pages.map(option);
  const isEmpty = recent.length + pages.length === 0;
  return (
    <div
      id={id}
      className={isEmpty ? styles.empty : styles.list}
      role="listbox"
      tabIndex={-1}
      aria-label={text("search.pages")}
      {...pointer}
    >
      {recent.length > 0 && (
        <fieldset className={styles.group} aria-labelledby={`${id}-recent`}>
          <div id={`${id}-recent`} className={styles.heading} role="presentation">
            {text("search.recent")}
          </div>
          {recent.map(option)}
        </fieldset>
      )}
      {recent.length > 0 && all.length > 0 ? (
        <fieldset className={styles.group} aria-labelledby={`${id}-others`}>
          <div id={`${id}-others`} className={styles.heading} role="presentation">
            {text("search.others")}
          </div>
          {all}
        </fieldset>
      ) : (
        all
      )}
    </div>
  );
}

interface PageOptionProps {
  id: string;
  page: FoundPage;
  isActive: boolean;
}

const PageOption = memo(function PageOption({ id, page, isActive }: PageOptionProps) {
  const text = useTexts();
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={isActive ? styles.activeOption : styles.option}
    >
      <span className={styles.title} title={page.title}>
        {page.title}
      </span>
      {page.isExternal && (
        <ExportOutlined
          role="img"
          className={styles.external}
          aria-label={text("search.external")}
        />
      )}
      <span className={styles.folders}>{page.folders.join(" / ")}</span>
    </div>
  );
});
