import { ExportOutlined } from "@ant-design/icons";
import { memo, type RefObject, useEffect, useRef } from "react";
import { scrollToRow } from "../../ui/list/use-window.ts";
import { WindowedRows } from "../../ui/list/windowed-rows.tsx";
import { optionPointer } from "../../ui/option-pointer.ts";
import { useSettings } from "../application.ts";
import { useTexts } from "../language/texts.ts";
import { measuresOf } from "../theme/measures.ts";
import type { Found, FoundGroup } from "./found.ts";
import styles from "./search.module.css";

interface FoundOptionsProps {
  id: string;
  groups: readonly FoundGroup[];
  active: Found | undefined;
  idOf: (found: Found) => string;
  onChoose: (found: Found) => void;
}

/** A group of results, with the number of lines above it. */
interface PlacedGroup extends FoundGroup {
  before: number;
  hasHeading: boolean;
}

/**
 * The result list of the search field, which keeps the focus. All options and headings have one
 * height, and only the visible options and the active one are drawn.
 */
export function FoundOptions({ id, groups, active, idOf, onChoose }: FoundOptionsProps) {
  const text = useTexts();
  const list = useRef<HTMLDivElement>(null);
  const rowHeight = measuresOf[useSettings().size].menuItem;
  const placed = placedGroups(groups);
  useActiveInView(list, placed, active, rowHeight);
  const choose = (optionId: string): void => {
    const items = groups.flatMap((group) => group.items);
    const found = items.find((candidate) => idOf(candidate) === optionId);
    if (found) onChoose(found);
  };
  return (
    <div
      ref={list}
      id={id}
      className={groups.length === 0 ? styles.empty : styles.list}
      role="listbox"
      tabIndex={-1}
      aria-label={text("search.found")}
      {...optionPointer(choose)}
    >
      {placed.map((group) => (
        <OptionGroup key={group.key} {...{ id, list, group, active, idOf, rowHeight }} />
      ))}
    </div>
  );
}

/** Results that are pages only have no heading, since the search is mostly used for pages. */
function placedGroups(groups: readonly FoundGroup[]): PlacedGroup[] {
  const hasHeading = groups.length > 1 || groups[0]?.key !== "pages";
  let before = 0;
  return groups.map((group) => {
    const placed = { ...group, before, hasHeading };
    before += group.items.length + Number(hasHeading);
    return placed;
  });
}

interface OptionGroupProps extends Pick<FoundOptionsProps, "id" | "active" | "idOf"> {
  list: RefObject<HTMLDivElement | null>;
  group: PlacedGroup;
  rowHeight: number;
}

function OptionGroup({ id, list, group, active, idOf, rowHeight }: OptionGroupProps) {
  const { key, heading, items, before, hasHeading } = group;
  const options = (
    <WindowedRows
      scroller={list}
      items={items}
      rowHeight={rowHeight}
      above={(before + Number(hasHeading)) * rowHeight}
      held={active && items.indexOf(active)}
      keyOf={(found) => found.key}
      row={(found, place) => (
        <FoundOption
          id={idOf(found)}
          found={found}
          isActive={found === active}
          position={place + 1}
          count={items.length}
        />
      )}
    />
  );
  if (!hasHeading) return options;
  return (
    <fieldset className={styles.group} aria-labelledby={`${id}-${key}-heading`}>
      <div id={`${id}-${key}-heading`} className={styles.heading} role="presentation">
        {heading}
      </div>
      {options}
    </fieldset>
  );
}

/**
 * Scrolls the list to the active option; for the first option to the top, so that its heading is
 * visible.
 */
function useActiveInView(
  list: RefObject<HTMLDivElement | null>,
  groups: readonly PlacedGroup[],
  active: Found | undefined,
  rowHeight: number,
): void {
  const group = groups.find(({ items }) => active && items.includes(active));
  const place = group && active ? group.items.indexOf(active) : -1;
  const row = group ? group.before + Number(group.hasHeading) + place : -1;
  const isFirst = group?.before === 0 && place === 0;
  useEffect(() => {
    if (row >= 0) scrollToRow(list.current, isFirst ? 0 : row, rowHeight);
  }, [list, row, isFirst, rowHeight]);
}

interface FoundOptionProps {
  id: string;
  found: Found;
  isActive: boolean;
  position: number;
  count: number;
}

const FoundOption = memo(function FoundOption(props: FoundOptionProps) {
  const { id, found, isActive, position, count } = props;
  const text = useTexts();
  const { title, hint, leads } = found;
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
