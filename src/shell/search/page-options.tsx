import { ExportOutlined } from "@ant-design/icons";
import { memo, type ReactNode, useEffect, useRef } from "react";
import { scrollToRow } from "../../ui/list/use-window.ts";
import { WindowedRows } from "../../ui/list/windowed-rows.tsx";
import { optionPointer } from "../../ui/option-pointer.ts";
import { useSettings } from "../application.ts";
import { useTexts } from "../language/texts.ts";
import { measuresOf } from "../theme/measures.ts";
import type { FoundPage } from "./find-pages.ts";
import styles from "./search.module.css";

interface PageOptionsProps {
  id: string;
  /** A few. */
  recent: readonly FoundPage[];
  pages: readonly FoundPage[];
  active: FoundPage | undefined;
  idOf: (page: FoundPage) => string;
  onOpen: (page: FoundPage) => void;
}

/**
 * The list that the search's field controls; the focus stays in the field. Options and headings have
 * one height, and of the options only those in sight are drawn, with the active one.
 */
export function PageOptions({ id, recent, pages, active, idOf, onOpen }: PageOptionsProps) {
  const text = useTexts();
  const list = useRef<HTMLDivElement>(null);
  const rowHeight = measuresOf[useSettings().size].menuItem;
  const hasGroups = recent.length > 0;
  // Above the others there is a heading, and above that one the recent ones with theirs.
  const before = hasGroups ? recent.length + 2 : 0;
  useActiveInView(list, { recent, pages, active, before, rowHeight });
  const choose = (optionId: string): void => {
    const page = [...recent, ...pages].find((candidate) => idOf(candidate) === optionId);
    if (page) onOpen(page);
  };
  const option = (page: FoundPage, place: number, among: readonly FoundPage[]) => (
    <PageOption
      key={page.key}
      id={idOf(page)}
      page={page}
      isActive={page === active}
      position={place + 1}
      count={among.length}
    />
  );
  const all = (
    <WindowedRows
      scroller={list}
      items={pages}
      rowHeight={rowHeight}
      above={before * rowHeight}
      held={active && pages.indexOf(active)}
      keyOf={({ key }) => key}
      row={(page, place) => option(page, place, pages)}
    />
  );
  const isEmpty = recent.length + pages.length === 0;
  return (
    <div
      ref={list}
      id={id}
      className={isEmpty ? styles.empty : styles.list}
      role="listbox"
      tabIndex={-1}
      aria-label={text("search.pages")}
      {...optionPointer(choose)}
    >
      {hasGroups && (
        <OptionGroup id={`${id}-recent`} heading="search.recent" options={recent.map(option)} />
      )}
      {hasGroups && pages.length > 0 ? (
        <OptionGroup id={`${id}-others`} heading="search.others" options={all} />
      ) : (
        all
      )}
    </div>
  );
}

interface OptionGroupProps {
  id: string;
  heading: "search.recent" | "search.others";
  options: ReactNode;
}

function OptionGroup({ id, heading, options }: OptionGroupProps) {
  const text = useTexts();
  return (
    <fieldset className={styles.group} aria-labelledby={id}>
      <div id={id} className={styles.heading} role="presentation">
        {text(heading)}
      </div>
      {options}
    </fieldset>
  );
}

interface Rows extends Pick<PageOptionsProps, "recent" | "pages" | "active"> {
  before: number;
  rowHeight: number;
}

/** Scrolls the list to the active option; to the very top for the first, for its heading's sake. */
function useActiveInView(
  list: { readonly current: HTMLDivElement | null },
  { recent, pages, active, before, rowHeight }: Rows,
): void {
  useEffect(() => {
    if (!active) return;
    const among = recent.indexOf(active);
    const row = among < 0 ? before + pages.indexOf(active) : among === 0 ? 0 : among + 1;
    scrollToRow(list.current, row, rowHeight);
  }, [list, recent, pages, active, before, rowHeight]);
}

interface PageOptionProps {
  id: string;
  page: FoundPage;
  isActive: boolean;
  position: number;
  count: number;
}

const PageOption = memo(function PageOption(props: PageOptionProps) {
  const { id, page, isActive, position, count } = props;
  const text = useTexts();
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      aria-posinset={position}
      aria-setsize={count}
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
