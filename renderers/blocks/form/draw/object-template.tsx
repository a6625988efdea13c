import {
  buttonId,
  canExpand,
  getUiOptions,
  type ObjectFieldTemplateProps,
  type RJSFSchema,
  type UiSchema,
} from "@rjsf/utils";
import { Button } from "antd";
import { type CSSProperties, useContext } from "react";
import { isRecord } from "../../../../src/catalogue/schema/record.ts";
import { ItemContext } from "../../../runtime/draft/form-access.ts";
import { useHost } from "../../../runtime/page/contexts.ts";
import { widgets } from "../../../widgets.gen.ts";
import styles from "../form.module.css";
import type { SectionPlan } from "../plan/layout.ts";
import { FormLayoutContext, IsInRowContext } from "./form-contexts.tsx";

type Properties = ObjectFieldTemplateProps["properties"];

/** The template of an object: the form's fields in sections, or a table row's fields in cells. */
export function ObjectFieldTemplate(props: ObjectFieldTemplateProps) {
  const { fieldPathId } = props;
  const layout = useContext(FormLayoutContext);
  const isInRow = useContext(IsInRowContext);
  const properties = props.properties.filter(({ hidden }) => !hidden);
  if (fieldPathId.path.length === 0 && layout !== null) {
    return <Sections {...props} properties={properties} />;
  }
  return (
    <ItemContext value={props.formData ?? null}>
      {isInRow ? (
        properties.map(({ name, content }) => <td key={name}>{content}</td>)
      ) : (
        <InnerRecord {...props} properties={properties} />
      )}
    </ItemContext>
  );
}

function InnerRecord(props: ObjectFieldTemplateProps) {
  const { fieldPathId, properties } = props;
  return (
    <fieldset className={styles.record} id={fieldPathId.$id}>
      {fieldPathId.path.length > 0 && props.title && (
        <legend className={styles.label}>{props.title}</legend>
      )}
      {props.optionalDataControl}
      <Grid {...props} properties={properties} columns={null} />
      <AddProperty {...props} />
    </fieldset>
  );
}

/** The sections of the form; free fields of an open request follow them. */
function Sections(props: ObjectFieldTemplateProps) {
  const layout = useContext(FormLayoutContext);
  if (layout === null) return null;
  const { step, shown, planned } = layout;
  const free = props.properties.filter(({ name }) => !planned.has(name));
  const sections = step.sections.flatMap((section) => {
    const names = section.fields.map(({ name }) => name).filter((name) => shown.has(name));
    const properties = names.flatMap(
      (wanted) => props.properties.find(({ name }) => name === wanted) ?? [],
    );
    return properties.length === 0 ? [] : [{ section, properties }];
  });
  return (
    <div id={props.fieldPathId.$id}>
      {sections.map(({ section, properties }) => (
        <Section key={section.fields[0]?.name} section={section}>
          <Grid {...props} properties={properties} columns={section.columns} />
        </Section>
      ))}
      {free.length > 0 && <Grid {...props} properties={free} columns={1} />}
      <AddProperty {...props} />
    </div>
  );
}

function Section({ section, children }: { section: SectionPlan; children: React.ReactNode }) {
  const { text } = useHost();
  if (section.title === null) return children;
  return (
    <fieldset className={styles.section}>
      <legend className={styles.sectionTitle}>{text(section.title)}</legend>
      {section.help !== null && <p className={styles.sectionHelp}>{text(section.help)}</p>}
      {children}
    </fieldset>
  );
}

interface GridProps extends ObjectFieldTemplateProps {
  properties: Properties;
  /** Number of columns; `null` for the same number as the surrounding section. */
  columns: number | null;
}

function Grid({ properties, columns, schema, uiSchema }: GridProps) {
  const style: CSSProperties & { "--form-columns"?: number } =
    columns === null ? {} : { "--form-columns": columns };
  return (
    <div className={styles.grid} style={style}>
      {properties.map(({ name, content }) => (
        <div key={name} className={isWide(schema, uiSchema, name) ? styles.wide : undefined}>
          {content}
        </div>
      ))}
    </div>
  );
}

/** The button that adds a free field to an open record. */
function AddProperty(props: ObjectFieldTemplateProps) {
  const host = useHost();
  const { schema, uiSchema, formData, disabled, readonly, fieldPathId } = props;
  if (!canExpand(schema, uiSchema, formData)) return null;
  return (
    <Button
      id={buttonId(fieldPathId, "add")}
      disabled={disabled === true || readonly === true}
      className={styles.add}
      onClick={props.onAddProperty}
    >
      {host.text("form.addField")}
    </Button>
  );
}

function isWide(schema: RJSFSchema, uiSchema: UiSchema | undefined, name: string): boolean {
  const property = schema.properties?.[name];
  const drawn = typeof property === "object" ? property : {};
  const { input } = getUiOptions(uiSchema?.[name]);
  const isMadeOfOthers =
    drawn.type === "object" || (drawn.type === "array" && !uiSchema?.[name]?.["ui:widget"]);
  return isMadeOfOthers || (isPlanned(input) && wideWidgets.has(input.widget));
}

function isPlanned(input: unknown): input is { widget: string } {
  return isRecord(input) && "widget" in input;
}

const wideWidgets = new Set(widgets.filter(({ isWide }) => isWide).map(({ name }) => name));
