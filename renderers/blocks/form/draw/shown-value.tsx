import type { ReactNode } from "react";
import { typesOf } from "../../../../src/catalogue/schema/json-schema.ts";
import { recordsOf } from "../../../../src/catalogue/schema/rows.ts";
import { lateView } from "../../../../src/ui/late/late-view.ts";
import { usePaged } from "../../../../src/ui/list/use-paged.tsx";
import { useHost } from "../../../runtime/page/contexts.ts";
import { WithLocal } from "../../../runtime/page/with-local.tsx";
import { FieldValue } from "../../../runtime/show/cell-view.tsx";
import styles from "../form.module.css";
import type { FormField } from "../plan/fields.ts";
import type { FormValues } from "../state/form-values.ts";
import { RowHeads, RowSums, RowValues, useWorkedRows } from "./row-columns.tsx";

/** Loaded lazily, since only fields whose options come from a call need it. */
const OptionLabels = lateView(async () => (await import("./option-labels.tsx")).OptionLabels);

interface ShownValueProps {
  field: FormField;
  record: FormValues;
}

/** A field's value: a record by its fields, a range by its two ends, any other in its cell. */
export function ShownValue({ field, record }: ShownValueProps): ReactNode {
  const host = useHost();
  const value = record[field.name];
  if (field.items !== null) return <Records field={field} value={value} />;
  if (field.options !== null) return <OptionLabels plan={field.options} value={value} />;
  const shown = <FieldValue row={record} field={field} />;
  if (field.to === null) return shown;
  return (
    <>
      {shown} {host.text("form.rangeTo")}{" "}
      <FieldValue row={record} field={{ ...field, ...field.to }} />
    </>
  );
}

function Records({ field, value }: { field: FormField; value: unknown }) {
  const host = useHost();
  const items = field.items ?? [];
  const isList = typesOf(field.schema)[0] === "array";
  const records = recordsOf(isList ? value : [value]);
  const worked = useWorkedRows(field, records);
  const { first, end, bar } = usePaged(records.length);
  const numbered = [...records.entries()].slice(first, end);
  if (records.length === 0) return isList ? host.text("form.noRows") : null;
  return (
    <>
      <table aria-label={host.text(field.label)} className={styles.rows}>
        <thead>
          <tr>
            {items.map(({ name, label }) => (
              <th key={name} scope="col">
                {host.text(label)}
              </th>
            ))}
            <RowHeads columns={worked.columns} />
          </tr>
        </thead>
        <tbody>
          {numbered.map(([number, record]) => (
            <WithLocal key={number} name="item" value={record}>
              <tr>
                {items.map((item) => (
                  <td key={item.name} data-label={host.text(item.label)}>
                    <ShownValue field={item} record={record} />
                  </td>
                ))}
                <RowValues columns={worked.columns} row={worked.rows[number] ?? record} isInTable />
              </tr>
            </WithLocal>
          ))}
        </tbody>
        <RowSums
          worked={worked}
          entered={items.map(({ name, label }) => ({ name, label: host.text(label) }))}
          hasTools={false}
        />
      </table>
      {bar}
    </>
  );
}
