import type { Catalogue } from "../../../catalogue/catalogue.ts";
import type { Operation } from "../../../catalogue/operation.ts";
import type { JsonSchema } from "../../../catalogue/schema/json-schema.ts";
import { typeName, typeOfSchema } from "../../../language/type.ts";
import { useStudio } from "../../studio-host.ts";
import styles from "./operation-card.module.css";

/** The request and response fields of an operation. */
export function OperationFields({ operation: { request, answer } }: { operation: Operation }) {
  const { text } = useStudio();
  return (
    <>
      <Fields heading={text("studio.editor.operation.request")} schema={request} />
      <Fields heading={text("studio.editor.operation.answer")} schema={answer} />
    </>
  );
}

function Fields({ heading, schema }: { heading: string; schema: JsonSchema | null }) {
  const { text, catalogue } = useStudio();
  const lines = schema ? fieldLines(catalogue, schema) : [];
  const whole = schema && typeOf(catalogue, schema);
  const none = whole && whole !== "record" ? whole : text("studio.editor.operation.noFields");
  return (
    <section>
      <h3 className={styles.heading}>{heading}</h3>
      {lines.length === 0 ? (
        <p className={styles.none}>{none}</p>
      ) : (
        <ul className={styles.fields}>
          {lines.map(({ path, type, title, isRequired }) => (
            <li key={path}>
              <code>{path}</code>
              <span className={styles.type}>{type}</span>
              {isRequired && (
                <span className={styles.required}>{text("studio.hover.required")}</span>
              )}
              {title !== "" && <span className={styles.title}>{text(title)}</span>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** A field of a request or a response, as a line of a list. */
interface FieldLine {
  /** The path from the root, such as `records[].status`. */
  path: string;
  type: string;
  /** The name of the field, as a text or its key; empty if the catalogue has none. */
  title: string;
  isRequired: boolean;
}

/** Maximum nesting of listed fields, since the schema of a tree contains itself. */
const deepest = 3;
const mostLines = 200;

/** The fields of a schema, each followed by its nested fields. */
function fieldLines(catalogue: Catalogue, whole: JsonSchema): FieldLine[] {
  const lines: FieldLine[] = [];
  const add = (source: JsonSchema, above: string, depth: number): void => {
    const schema = catalogue.resolve(source);
    if (schema.items) add(schema.items, `${above}[]`, depth);
    for (const [name, field] of Object.entries(schema.properties ?? {})) {
      if (lines.length >= mostLines) return;
      const path = above === "" ? name : `${above}.${name}`;
      const { title = "" } = catalogue.resolve(field);
      const isRequired = schema.required?.includes(name) ?? false;
      lines.push({ path, type: typeOf(catalogue, field), title, isRequired });
      if (depth < deepest) add(field, path, depth + 1);
    }
  };
  add(whole, "", 1);
  return lines;
}

function typeOf(catalogue: Catalogue, schema: JsonSchema): string {
  const name = typeName(typeOfSchema(catalogue, schema));
  const { format } = catalogue.resolve(schema);
  return format === undefined ? name : `${name} (${format})`;
}
