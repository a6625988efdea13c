import { Descriptions } from "antd";
import { useHost } from "../../runtime/page/contexts.ts";
import { useScope } from "../../runtime/page/use-scope.ts";
import { WithLocal } from "../../runtime/page/with-local.tsx";
import { ShownValue } from "./draw/shown-value.tsx";
import type { DrawnForm } from "./drawn-form.ts";
import styles from "./form.module.css";
import type { FormField } from "./plan/fields.ts";
import type { SectionPlan } from "./plan/layout.ts";
import { type FormValues, shownFields } from "./state/form-values.ts";

/** The values of a form, read only, in the form's own sections and conditions. */
export function FormDetail({ plan, values }: { plan: DrawnForm; values: FormValues }) {
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
