import {
  type ComponentType,
  type MouseEvent,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
} from "react";
import { WindowedRows } from "../list/windowed-rows.tsx";
import {
  type OptionGroup,
  type OptionHeights,
  type PlacedGroup,
  placedGroups,
  rangeOf,
  scrollTopFor,
} from "./option-groups.ts";
import styles from "./option-list.module.css";

interface OptionListProps<T> {
  id: string;
  label: string;
  className?: string | undefined;
  groups: readonly OptionGroup<T>[];
  active: T | undefined;
  heights: OptionHeights;
  idOf(item: T): string;
  onChoose(item: T): void;
  Option: ComponentType<{ item: T }>;
}

/**
 * The options that a text field controls, which keeps the focus: grouped, and only the visible ones
 * and the active one drawn.
 */
export function OptionList<T>(props: OptionListProps<T>) {
  const { id, label, className, groups, active, heights, idOf, onChoose, Option } = props;
  const list = useRef<HTMLDivElement>(null);
  const placed = useMemo(() => placedGroups(groups, heights), [groups, heights]);
  const items = placed.flatMap((group) => group.items);
  const [top, end] = rangeOf(placed, active, heights) ?? [];
  useEffect(() => {
    const { current } = list;
    if (!current || top === undefined || end === undefined) return;
    current.scrollTop = scrollTopFor([top, end], current);
  }, [top, end]);
  const choose = (optionId: string): void => {
    const chosen = items.find((item) => idOf(item) === optionId);
    if (chosen !== undefined) onChoose(chosen);
  };
  return (
    <div
      ref={list}
      id={id}
      className={`${styles.list} ${className ?? ""}`}
      role="listbox"
      tabIndex={-1}
      aria-label={label}
      hidden={items.length === 0}
      {...optionPointer(choose)}
    >
      {placed.map((group) => (
        <Options
          key={group.key}
          list={list}
          group={group}
          active={active}
          heights={heights}
          idOf={idOf}
          Option={Option}
          count={items.length}
        />
      ))}
    </div>
  );
}

interface OptionsProps<T>
  extends Pick<OptionListProps<T>, "active" | "heights" | "idOf" | "Option"> {
  list: RefObject<HTMLDivElement | null>;
  group: PlacedGroup<T>;
  /** The number of options in all groups. */
  count: number;
}

function Options<T>({ list, group, count, active, heights, idOf, Option }: OptionsProps<T>) {
  const { heading, items, above, before } = group;
  const options = (
    <WindowedRows
      scroller={list}
      items={items}
      rowHeight={heights.option}
      above={above}
      held={active === undefined ? -1 : items.indexOf(active)}
      keyOf={idOf}
      row={(item, index) => (
        <div
          id={idOf(item)}
          role="option"
          tabIndex={-1}
          aria-selected={item === active}
          aria-posinset={before + index + 1}
          aria-setsize={count}
          className={item === active ? styles.activeOption : styles.option}
        >
          <Option item={item} />
        </div>
      )}
    />
  );
  if (heading === null) return options;
  return (
    <fieldset className={styles.group} aria-label={heading}>
      <div className={styles.heading} style={{ height: heights.heading }} role="presentation">
        {heading}
      </div>
      {options}
    </fieldset>
  );
}

/**
 * Handles pointer clicks on the options of a list, found by their ids; the focus stays in the field
 * that controls the list.
 */
function optionPointer(choose: (id: string) => void) {
  return {
    onMouseDown: (event: MouseEvent): void => event.preventDefault(),
    onClick: ({ target }: MouseEvent): void => {
      const option = target instanceof Element ? target.closest("[role=option]") : null;
      if (option) choose(option.id);
    },
  };
}
