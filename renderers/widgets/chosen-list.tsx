import { CloseOutlined } from "@ant-design/icons";
import { Button } from "antd";
import { useRef } from "react";
import { SpacedItems } from "../../src/ui/list/spaced-items.tsx";
import { MovableModal } from "../../src/ui/movable/movable-modal.tsx";
import { useIsTouched } from "../../src/ui/use-media.ts";
import type { ChoiceValue } from "../runtime/choose/choices.ts";
import { useHost } from "../runtime/page/contexts.ts";
import styles from "./many-chosen.module.css";

interface ChosenListProps {
  values: readonly ChoiceValue[];
  labelOf(value: ChoiceValue): string;
  /** Removes a value; `null` if the field is read-only. */
  onRemove: ((value: ChoiceValue) => void) | null;
  onClose(): void;
}

const rowHeight = 36;
const touchHeight = 44;

/** A list of the chosen values by label, each with a button that removes it. */
export function ChosenList({ values, labelOf, onRemove, onClose }: ChosenListProps) {
  const { text } = useHost();
  const list = useRef<HTMLUListElement>(null);
  const height = useIsTouched() ? touchHeight : rowHeight;
  const title = text("choose.chosen", { count: values.length });
  const remove = (value: ChoiceValue): void => {
    // The focused button is removed with its line, so the focus moves to the list.
    list.current?.focus({ preventScroll: true });
    onRemove?.(value);
  };
  return (
    <MovableModal title={title} width={520} onClose={onClose}>
      <ul ref={list} className={styles.list} tabIndex={-1} aria-label={title}>
        <SpacedItems
          scroller={list}
          items={values}
          height={height}
          held={-1}
          keyOf={(value) => `${typeof value} ${value}`}
          item={(value, index, place) => {
            const label = labelOf(value);
            const about = place && { "aria-posinset": index + 1, "aria-setsize": place.count };
            return (
              <li {...about} className={styles.item} style={{ height }}>
                <span className={styles.label} title={label}>
                  {label}
                </span>
                {onRemove && (
                  <Button
                    type="text"
                    size="small"
                    icon={<CloseOutlined />}
                    aria-label={text("choose.remove", { name: label })}
                    onClick={() => remove(value)}
                  />
                )}
              </li>
            );
          }}
        />
      </ul>
    </MovableModal>
  );
}
