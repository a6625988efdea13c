import { DeleteOutlined, DownOutlined, UpOutlined } from "@ant-design/icons";
import {
  type ArrayFieldItemButtonsTemplateProps,
  type ArrayFieldItemTemplateProps,
  buttonId,
} from "@rjsf/utils";
import { Button } from "antd";
import { useCallback, useContext } from "react";
import { flushSync } from "react-dom";
import { useSteady } from "../../../../src/ui/use-steady.ts";
import { HeldValuesContext } from "../../../runtime/draft/held-value.ts";
import { useHost } from "../../../runtime/page/contexts.ts";
import styles from "../form.module.css";
import { IsInRowContext } from "./form-contexts.tsx";
import { RowValuesAt } from "./row-columns.tsx";
import { RowsContext } from "./rows-template.tsx";

/** One value of a list, with the buttons that move and remove it. */
export function ArrayFieldItemTemplate(props: ArrayFieldItemTemplateProps) {
  const { index, children, buttonsProps, hasToolbar } = props;
  const host = useHost();
  const rows = useContext(RowsContext);
  const isInTable = rows?.isTable === true;
  const values = <RowValuesAt index={index} isInTable={isInTable} />;
  const move = useMove(buttonsProps, index);
  const id = `${buttonsProps.fieldPathId.$id}__row`;
  const label = host.text("form.row", { number: index + 1 });
  const tools = hasToolbar && (
    <>
      <span aria-hidden className={styles.rowNumber}>
        {label}
      </span>
      <RowButtons {...buttonsProps} />
    </>
  );
  if (isInTable) {
    return (
      <tr id={id} ref={move}>
        <IsInRowContext value={true}>{children}</IsInRowContext>
        {values}
        <td className={styles.rowTools}>{tools}</td>
      </tr>
    );
  }
  return (
    <fieldset id={id} aria-label={label} className={styles.part} ref={move}>
      <IsInRowContext value={false}>
        <div className={styles.partFields}>
          {children}
          {values}
        </div>
      </IsInRowContext>
      <div className={styles.rowTools}>{tools}</div>
    </fieldset>
  );
}

function RowButtons(props: ArrayFieldItemButtonsTemplateProps) {
  const { fieldPathId, index, totalItems, hasMoveUp, hasMoveDown, hasRemove } = props;
  const host = useHost();
  const rows = useContext(RowsContext);
  const number = index + 1;
  const isFixed = props.disabled === true || props.readonly === true;
  const at = (place: number, button: string): string =>
    `${idAt(fieldPathId.$id, place)}__${button}`;
  return (
    <>
      {(hasMoveUp || hasMoveDown) && (
        <>
          <Button
            id={buttonId(fieldPathId, "moveUp")}
            type="text"
            icon={<UpOutlined aria-hidden />}
            aria-label={host.text("form.moveRowUp", { number })}
            disabled={isFixed || !hasMoveUp}
            onClick={(event) => {
              rows?.focusNext(at(index - 1, "moveUp"), at(index - 1, "moveDown"));
              props.onMoveUpItem(event);
            }}
          />
          <Button
            id={buttonId(fieldPathId, "moveDown")}
            type="text"
            icon={<DownOutlined aria-hidden />}
            aria-label={host.text("form.moveRowDown", { number })}
            disabled={isFixed || !hasMoveDown}
            onClick={(event) => {
              rows?.focusNext(at(index + 1, "moveDown"), at(index + 1, "moveUp"));
              props.onMoveDownItem(event);
            }}
          />
        </>
      )}
      {hasRemove && (
        <Button
          id={buttonId(fieldPathId, "remove")}
          type="text"
          danger
          icon={<DeleteOutlined aria-hidden />}
          aria-label={host.text("form.removeRow", { number })}
          disabled={isFixed}
          onClick={(event) => {
            const next = index < totalItems - 1 ? index : index - 1;
            rows?.focusNext(at(next, "remove"), `${listId(fieldPathId.$id)}__add`);
            props.onRemoveItem(event);
          }}
        />
      )}
    </>
  );
}

/**
 * Alt+arrow moves the focused row and keeps the focus in the same field; returns a ref for the row.
 */
function useMove(buttons: ArrayFieldItemButtonsTemplateProps, index: number) {
  const rows = useContext(RowsContext);
  const held = useContext(HeldValuesContext);
  const onKey = useSteady((event: KeyboardEvent): void => {
    const step = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : 0;
    if (!event.altKey || step === 0) return;
    event.stopPropagation();
    event.preventDefault();
    if (!(step < 0 ? buttons.hasMoveUp : buttons.hasMoveDown)) return;
    const { $id } = buttons.fieldPathId;
    const focused = document.activeElement?.id ?? "";
    if (held) flushSync(held.handOver);
    if (focused.startsWith($id)) {
      rows?.focusNext(idAt($id, index + step) + focused.slice($id.length));
    }
    if (step < 0) buttons.onMoveUpItem();
    else buttons.onMoveDownItem();
  });
  return useCallback(
    (row: HTMLElement | null) => {
      row?.addEventListener("keydown", onKey);
      return () => row?.removeEventListener("keydown", onKey);
    },
    [onKey],
  );
}

/** The id of a row's list, and the id of the row at another index. */
function listId(rowId: string): string {
  return rowId.slice(0, rowId.lastIndexOf("_"));
}

function idAt(rowId: string, index: number): string {
  return `${listId(rowId)}_${index}`;
}
