import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useState } from "react";
import { isTextOrNumber } from "../../src/catalogue/schema/record.ts";
import { lateView } from "../../src/ui/late/late-view.ts";
import { windowedFrom } from "../../src/ui/list/use-window.ts";
import { useTabLeaves } from "../../src/ui/use-tab-leaves.ts";
import type { ChoiceValue } from "../runtime/choose/choices.ts";
import { useHost } from "../runtime/page/contexts.ts";
import styles from "./many-chosen.module.css";

/** The list is loaded lazily, since so many values are rarely chosen. */
const ChosenList = lateView(async () => (await import("./chosen-list.tsx")).ChosenList);

/** Maximum chosen values shown in the field itself. */
const mostTags = 50;

interface Chosen {
  value: unknown;
  /** Whether several values can be chosen. */
  isMultiple: boolean;
  labelOf(value: ChoiceValue): string;
  isFixed: boolean;
  onChange(values: ChoiceValue[]): void;
}

/**
 * Shows only some of the chosen values in a select with 200 or more of them. A button behind the
 * tags opens a list of all, in which each can be removed. `tags` are the props for antd's select,
 * and `withList` adds the list beside it. Tab leaves the select without a change.
 */
export function useManyChosen({ value, isMultiple, labelOf, isFixed, onChange }: Chosen) {
  const { text } = useHost();
  const leaveByTab = useTabLeaves(isMultiple);
  const [isOpen, setOpen] = useState(false);
  const values = Array.isArray(value) ? value.filter(isTextOrNumber) : [];
  const count = values.length;
  const isMany = count >= windowedFrom;
  const list = isOpen && count > 0 && (
    <ChosenList
      values={values}
      labelOf={labelOf}
      onRemove={isFixed ? null : (gone) => onChange(values.filter((one) => one !== gone))}
      onClose={() => setOpen(false)}
    />
  );
  const withList = (select: ReactNode) => (
    <>
      {select}
      {list}
    </>
  );
  if (!isMany) return { tags: { onInputKeyDown: leaveByTab }, withList };
  const more = (
    <button
      type="button"
      className={styles.more}
      aria-label={text("choose.allChosen", { count })}
      aria-haspopup="dialog"
      onMouseDown={keep}
      onKeyDown={keep}
      onClick={(event) => {
        keep(event);
        setOpen(true);
      }}
    >
      +{count - mostTags}
    </button>
  );
  const tags = {
    maxTagCount: mostTags,
    maxTagPlaceholder: () => more,
    onInputKeyDown(event: KeyboardEvent<HTMLElement>) {
      keepUnseen(event);
      leaveByTab(event);
    },
  };
  return { tags, withList };
}

/** Events of the button must not reach the select around it. */
function keep(event: SyntheticEvent): void {
  event.stopPropagation();
}

/** Backspace would remove a value that is not visible. */
function keepUnseen(event: KeyboardEvent<HTMLElement>): void {
  const { currentTarget } = event;
  const isEmpty = currentTarget instanceof HTMLInputElement && currentTarget.value === "";
  if (event.key === "Backspace" && isEmpty) event.stopPropagation();
}
