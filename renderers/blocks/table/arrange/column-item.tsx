import {
  ArrowDownOutlined,
  ArrowUpOutlined,
  HolderOutlined,
  VerticalLeftOutlined,
  VerticalRightOutlined,
} from "@ant-design/icons";
import { useSortable } from "@dnd-kit/sortable";
import { Button, Checkbox } from "antd";
import type { ReactNode } from "react";
import { SteadyButton } from "../../../../src/ui/buttons/steady-button.tsx";
import type { SpacedPlace } from "../../../../src/ui/list/spaced-items.tsx";
import { useIsNarrow } from "../../../../src/ui/use-media.ts";
import { useHost } from "../../../runtime/page/contexts.ts";
import styles from "./arrange.module.css";
import { type Pin, placesOf, type TableView, type ViewColumn } from "./table-view.ts";

interface ColumnItemProps {
  column: ViewColumn;
  label: string;
  index: number;
  place: SpacedPlace | null;
  view: TableView;
  /** Whether this is the only shown column, which cannot be hidden. */
  isLast: boolean;
  onMove(place: number): void;
  onChange(change: Partial<Omit<ViewColumn, "name">>): void;
}

/** A column's line in the arrangement panel. */
export function ColumnItem(props: ColumnItemProps) {
  const { column, label, index, place, view, isLast, onMove, onChange } = props;
  const host = useHost();
  const isNarrow = useIsNarrow();
  const sortable = useSortable({ id: column.name });
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, isDragging } = sortable;
  const [first, last] = placesOf(view, column.name);
  const say = (key: string): string => host.text(key, { name: label });
  return (
    <li
      ref={setNodeRef}
      data-column={column.name}
      aria-posinset={place ? index + 1 : undefined}
      aria-setsize={place?.count}
      className={isDragging ? `${styles.item} ${styles.dragged}` : styles.item}
      style={{ ...styleOf(sortable), height: place?.height }}
    >
      <Button
        type="text"
        size="small"
        ref={setActivatorNodeRef}
        className={styles.handle}
        icon={<HolderOutlined aria-hidden />}
        aria-label={say("table.columnDrag")}
        aria-describedby={attributes["aria-describedby"]}
        {...listeners}
      />
      <Checkbox
        className={styles.name}
        title={place ? label : undefined}
        checked={!column.isHidden}
        disabled={isLast}
        onChange={({ target }) => onChange({ isHidden: !target.checked })}
      >
        {label}
      </Checkbox>
      {!isNarrow && <PinButtons column={column} say={say} onChange={onChange} />}
      <ItemButton
        label={say("table.columnUp")}
        icon={<ArrowUpOutlined aria-hidden />}
        isOff={index <= first}
        onClick={() => onMove(index - 1)}
      />
      <ItemButton
        label={say("table.columnDown")}
        icon={<ArrowDownOutlined aria-hidden />}
        isOff={index >= last}
        onClick={() => onMove(index + 1)}
      />
    </li>
  );
}

interface PinButtonsProps {
  column: ViewColumn;
  say(key: string): string;
  onChange(change: { pin: Pin | null }): void;
}

/** Buttons that pin a column to an edge; a second press unpins it. */
function PinButtons({ column, say, onChange }: PinButtonsProps) {
  const toggle = (pin: Pin): void => onChange({ pin: column.pin === pin ? null : pin });
  return (
    <>
      <ItemButton
        label={say("table.pinStart")}
        icon={<VerticalRightOutlined aria-hidden />}
        isPressed={column.pin === "start"}
        onClick={() => toggle("start")}
      />
      <ItemButton
        label={say("table.pinEnd")}
        icon={<VerticalLeftOutlined aria-hidden />}
        isPressed={column.pin === "end"}
        onClick={() => toggle("end")}
      />
    </>
  );
}

interface ItemButtonProps {
  label: string;
  icon: ReactNode;
  isOff?: boolean;
  isPressed?: boolean;
  onClick(): void;
}

function ItemButton({ label, icon, isOff = false, isPressed, onClick }: ItemButtonProps) {
  return (
    <SteadyButton
      size="small"
      type={isPressed ? "primary" : "text"}
      ghost={isPressed === true}
      title={label}
      aria-label={label}
      aria-pressed={isPressed}
      isOff={isOff}
      icon={icon}
      onClick={onClick}
    />
  );
}

function styleOf({ transform, transition }: ReturnType<typeof useSortable>) {
  if (!transform) return undefined;
  return { transform: `translate3d(0, ${transform.y}px, 0)`, transition };
}
