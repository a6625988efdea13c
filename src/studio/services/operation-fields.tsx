import { Tag } from "antd";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { Operation } from "../../catalogue/operation.ts";
import { type JsonSchema, typesOf } from "../../catalogue/schema/json-schema.ts";
import { ChunkedList } from "../../ui/list/chunked-list.tsx";
import { useStudio } from "../studio-host.ts";
import styles from "./services.module.css";

/** A field of a request or an answer. */
interface Field {
  name: string;
  type: string;
  isRequired: boolean;
}

const estimatedHeightPx = 24;

/** What an operation takes and what it answers, its fields by name and type. */
export function OperationFields({ operation }: { operation: Operation }) {
  const { catalogue, text } = useStudio();
  const takes = operation.parameters.map(({ name, schema, required }) => ({
    name,
    type: typeName(catalogue, schema),
    isRequired: required,
  }));
  const answered = operation.answer ? catalogue.resolve(operation.answer) : null;
  const items = answered?.items ? catalogue.resolve(answered.items) : answered;
  return (
    <div className={styles.fieldColumns}>
      <FieldList title={text("studio.services.takes")} fields={takes} />
      <FieldList
        title={answered?.items ? text("studio.services.listsOf") : text("studio.services.answers")}
        fields={fieldsOf(catalogue, items)}
        whole={answered ? typeName(catalogue, answered) : null}
      />
    </div>
  );
}

function fieldsOf(catalogue: Catalogue, schema: JsonSchema | null): Field[] {
  return Object.entries(schema?.properties ?? {}).map(([name, property]) => ({
    name,
    type: typeName(catalogue, property),
    isRequired: schema?.required?.includes(name) ?? false,
  }));
}

function typeName(catalogue: Catalogue, source: JsonSchema): string {
  const schema = catalogue.resolve(source);
  const [type = "any"] = typesOf(schema);
  if (type === "array") return `${typeName(catalogue, schema.items ?? {})}[]`;
  return schema.format ? `${type} (${schema.format})` : type;
}

interface FieldListProps {
  title: string;
  fields: readonly Field[];
  /** What it is where it has no fields. */
  whole?: string | null;
}

function FieldList({ title, fields, whole = null }: FieldListProps) {
  const { text } = useStudio();
  return (
    <section aria-label={title}>
      <h3 className={styles.subtitle}>{title}</h3>
      {fields.length === 0 && (
        <p className={styles.quiet}>{whole ?? text("studio.services.nothing")}</p>
      )}
      <ChunkedList
        className={styles.fields}
        items={fields}
        estimatedHeightPx={estimatedHeightPx}
        item={({ name, type, isRequired }, place) => (
          <li key={name} {...place}>
            <code>{name}</code> <span className={styles.quiet}>{type}</span>{" "}
            {isRequired && <Tag>{text("studio.services.required")}</Tag>}
          </li>
        )}
      />
    </section>
  );
}
