import { Descriptions } from "antd";
import { lazy, type ReactNode, Suspense } from "react";
import { typesOf } from "../../../src/catalogue/schema/json-schema.ts";
import { recordsOf } from "../../../src/catalogue/schema/rows.ts";
import { usePaged } from "../../../src/ui/list/use-paged.tsx";
import { useHost } from "../../runtime/page/contexts.ts";
import { useScope } from "../../runtime/page/use-scope.ts";
import { WithLocal } from "../../runtime/page/with-local.tsx";
import { FieldValue } from "../../runtime/show/cell-view.tsx";
import styles from "./form.module.css";
import type { FormPlan } from "./kind.ts";
import type { FormField } from "./plan/fields.ts";
import type { SectionPlan } from "./plan/layout.ts";
import { type FormValues, shownFields } from "./state/form-values.ts";

/** Only where a field's values come from a call must their labels be asked for. */
const OptionLabels = lazy(() =>
  import("./draw/option-labels.tsx").then((module) => ({ default: module.OptionLabels })),
);

/** The values of a form, read only, in the same sections and under the same conditions. */
export function FormDetail({ plan, values }: { plan: FormPlan; values: FormValues }) {
  const scope = useScope(plan.fields.flatMap(({ conditions }) => conditions));
  const shown = new Set(shownFields(plan, scope, values));
  const sections = plan.steps.flatMap((step) => step.sections);
  const visible = sections.flatMap((section) => {
    const fields = section.fields.filter((field) => shown.has(field));
    return fields.length === 0 ? [] : [{ section, fields }];
  });
  return (
    <WithLocal name="form" value={values}>
      <div className={styles.detail}>
        {visible.map(({ section, fields }) => (
          <DetailSection key={fields[0]?.name} section={section} fields={fields} values={values} />
        ))}
      </div>
    </WithLocal>
  );
}

interface DetailSectionProps {
  section: SectionPlan;
  fields: readonly FormField[];
  values: FormValues;
}

function DetailSection({ section, fields, values }: DetailSectionProps) {
  const { text } = useHost();
  const items = fields.map((field) => ({
    key: field.name,
    label: text(field.label),
    span: field.items === null ? 1 : ("filled" as const),
    children: <ShownValue field={field} record={values} />,
  }));
  return (
    <Descriptions
      bordered
      size="small"
      title={section.title !== null && text(section.title)}
      items={items}
      column={{ xs: 1, sm: 1, md: section.columns, lg: section.columns }}
      styles={{ label: { width: 160 } }}
    />
  );
}

/** A field's value: records as what they hold, a range as its two ends, all else in its cell. */
function ShownValue({ field, record }: { field: FormField; record: FormValues }): ReactNode {
  const host = useHost();
  const value = record[field.name];
  if (field.items !== null) return <Records field={field} value={value} />;
  if (field.options !== null) {
    return (
      <Suspense>
        <OptionLabels plan={field.options} value={value} />
      </Suspense>
    );
  }
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
  const { first, end, bar } = usePaged(records.length);
  const numbered = [...records.entries()].slice(first, end);
  if (records.length === 0) return isList ? host.text("form.noRows") : null;
  return (
    <>
      <table className={styles.rows}>
        <thead>
          <tr>
            {items.map(({ name, label }) => (
              <th key={name} scope="col">
                {host.text(label)}
              </th>
            ))}
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
              </tr>
            </WithLocal>
          ))}
        </tbody>
      </table>
      {bar}
    </>
  );
}
