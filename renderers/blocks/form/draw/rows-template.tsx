import { PlusOutlined } from "@ant-design/icons";
import {
  type ArrayFieldTemplateProps,
  buttonId,
  getUiOptions,
  type RJSFSchema,
  titleId,
} from "@rjsf/utils";
import { Button } from "antd";
import { createContext, useEffect, useEffectEvent, useMemo, useRef } from "react";
import { isRecord } from "../../../../src/catalogue/schema/record.ts";
import { usePaged } from "../../../../src/ui/list/use-paged.tsx";
import { useHost } from "../../../runtime/page/contexts.ts";
import styles from "../form.module.css";
import type { FormField } from "../plan/fields.ts";
import { isMarkedRequired } from "./drawn-schema.ts";
import {
  PartSums,
  RowHeads,
  RowSums,
  useWorkedRows,
  type WorkedRows,
  WorkedRowsContext,
} from "./row-columns.tsx";

/**
 * A list of values, each drawn by itself: records of plain fields as a table that becomes cards on a
 * phone, all others one below the other. Rows are added, removed, and moved by button or Alt+arrow.
 */
export function ArrayFieldTemplate(props: ArrayFieldTemplateProps) {
  const { fieldPathId, items, schema, title, disabled, readonly } = props;
  const host = useHost();
  const columns = useMemo(() => columnsOf(schema), [schema]);
  const { first, end, bar, showRow } = usePage(items.length, props.errorSchema);
  const focusNext = useFocusAfterDrawing();
  const options = getUiOptions(props.uiSchema);
  const worked = useWorkedRows(isPlanned(options.input) ? options.input : null, props.formData);
  const around = useMemo(
    () => ({ isTable: columns !== null, first, end, focusNext }),
    [columns, first, end, focusNext],
  );
  const isFixed = disabled === true || readonly === true;
  const isMarked = isMarkedRequired(props.required, schema);
  const add = (event: React.MouseEvent): void => {
    showRow(items.length);
    focusNext(`${fieldPathId.$id}_${items.length}__row`);
    props.onAddClick(event);
  };
  return (
    <fieldset className={styles.list} id={fieldPathId.$id} tabIndex={-1}>
      <legend
        id={titleId(fieldPathId)}
        className={isMarked ? `${styles.label} ${styles.required}` : styles.label}
      >
        {options.title ?? title}
      </legend>
      {props.optionalDataControl}
      {items.length === 0 && <p className={styles.noRows}>{host.text("form.noRows")}</p>}
      <RowsContext value={around}>
        <WorkedRowsContext value={worked}>
          {columns !== null && items.length > 0 ? (
            <table aria-labelledby={titleId(fieldPathId)} className={styles.rows}>
              <Heads columns={columns} worked={worked} />
              <tbody>{items.slice(first, end)}</tbody>
              <RowSums worked={worked} entered={columns} hasTools />
            </table>
          ) : (
            <div className={styles.parts}>
              {items.slice(first, end)}
              <PartSums worked={worked} />
            </div>
          )}
        </WorkedRowsContext>
      </RowsContext>
      {bar}
      {props.canAdd === true && (
        <Button
          id={buttonId(fieldPathId, "add")}
          className={styles.add}
          icon={<PlusOutlined aria-hidden />}
          disabled={isFixed}
          onClick={add}
        >
          {host.text("form.addRow")}
        </Button>
      )}
    </fieldset>
  );
}

function Heads({ columns, worked }: { columns: readonly Column[]; worked: WorkedRows }) {
  const { text } = useHost();
  return (
    <thead>
      <tr>
        {columns.map(({ name, label, isRequired }) => (
          <th key={name} scope="col" className={isRequired ? styles.required : undefined}>
            {label}
          </th>
        ))}
        <RowHeads columns={worked.columns} />
        <th scope="col" className={styles.toolsHead}>
          <span className={styles.unseen}>{text("block.actions")}</span>
        </th>
      </tr>
    </thead>
  );
}

interface Column {
  name: string;
  label: string;
  isRequired: boolean;
}

/** The columns of a list of plain records; `null` for a list of another type. */
function columnsOf({ items }: RJSFSchema): Column[] | null {
  if (typeof items !== "object" || Array.isArray(items) || !items.properties) return null;
  const branches = [items.oneOf, items.anyOf, items.allOf, items.if, items.dependencies];
  const isOpen = items.additionalProperties !== undefined && items.additionalProperties !== false;
  if (isOpen || branches.some((branch) => branch !== undefined)) return null;
  const { required = [] } = items;
  const columns = Object.entries(items.properties).map(([name, property]) => {
    if (typeof property !== "object" || property.type === "object") return null;
    const isRequired = isMarkedRequired(required.includes(name), property);
    return { name, label: property.title ?? name, isRequired };
  });
  const plain = columns.filter((column) => column !== null);
  return plain.length === columns.length && plain.length > 0 ? plain : null;
}

/** Pages a long list; it turns to the page with the first invalid row. */
function usePage(length: number, errors: object | undefined) {
  const paged = usePaged(length);
  const show = useEffectEvent(paged.showRow);
  const faulty = Object.keys(errors ?? {}).find((key) => /^\d+$/.test(key));
  useEffect(() => {
    if (faulty !== undefined) show(Number(faulty));
  }, [faulty]);
  return paged;
}

/** Moves the focus after rows were added, moved or removed. */
function useFocusAfterDrawing(): (...ids: string[]) => void {
  const wanted = useRef<readonly string[]>([]);
  useEffect(() => {
    if (wanted.current.length === 0) return;
    const found = wanted.current.map(focusableAt).find((element) => element !== null);
    wanted.current = [];
    found?.focus();
  });
  return useRef((...ids: string[]) => {
    wanted.current = ids;
  }).current;
}

const focusable = "input:enabled, textarea:enabled, button:enabled, [tabindex='0']";

/** The element with the id if it can take the focus, else the first focusable element in it. */
function focusableAt(id: string): HTMLElement | null {
  const element = document.getElementById(id);
  return element?.matches(focusable) === true
    ? element
    : (element?.querySelector<HTMLElement>(focusable) ?? null);
}

/** What a row of an editable table reads from the table. */
interface RowsAround {
  /** Whether the fields are drawn in cells below a common head. */
  isTable: boolean;
  /** The index of the first row drawn and their number: one page of a long table. */
  first: number;
  end: number;
  /** Focuses the first focusable of these elements after the rows are redrawn. */
  focusNext(...ids: string[]): void;
}

function isPlanned(input: unknown): input is FormField {
  return isRecord(input) && "columns" in input;
}

/** The table around a row, or `null` outside of one. */
export const RowsContext = createContext<RowsAround | null>(null);
