import { Modal, Tag } from "antd";
import { useState } from "react";
import type { Operation } from "../../../catalogue/operation.ts";
import type { JsonSchema } from "../../../catalogue/schema/json-schema.ts";
import { descriptionOf } from "../../../language/description.ts";
import { useStudio } from "../../studio-host.ts";
import styles from "./operation-card.module.css";
import { type FieldLine, fieldLines } from "./operation-fields.ts";

interface OperationCardProps {
  operation: Operation;
  onClose(): void;
}

/** All that the catalogue knows of an operation: how it is called, by whom, what goes in and out. */
export function OperationCard({ operation, onClose }: OperationCardProps) {
  const { text, environment } = useStudio();
  const [isOpen, setOpen] = useState(true);
  const { id, summary, method, service, path, permission, isPublic, effect } = operation;
  const fields = (schema: JsonSchema | null): FieldLine[] =>
    schema ? fieldLines(environment.catalogue, schema) : [];
  return (
    <Modal
      open={isOpen}
      centered
      footer={null}
      width={640}
      title={id}
      onCancel={() => setOpen(false)}
      afterClose={onClose}
    >
      <div className={styles.card}>
        {summary !== "" && (
          <p className={styles.summary}>{text(descriptionOf(environment, summary))}</p>
        )}
        <p className={styles.call}>
          <Tag>{method.toUpperCase()}</Tag>
          <code>
            {service.base}
            {path}
          </code>
        </p>
        <dl className={styles.facts}>
          <dt>{text("studio.editor.operation.service")}</dt>
          <dd>{service.name}</dd>
          <dt>{text("studio.editor.operation.effect")}</dt>
          <dd>{text(`studio.editor.operation.${effect}`)}</dd>
          <dt>{text("studio.editor.operation.permission")}</dt>
          <dd>
            {permission ? (
              <code>{permission}</code>
            ) : (
              text(`studio.editor.operation.${isPublic ? "everybody" : "members"}`)
            )}
          </dd>
        </dl>
        <Fields
          heading={text("studio.editor.operation.request")}
          lines={fields(operation.request)}
        />
        <Fields heading={text("studio.editor.operation.answer")} lines={fields(operation.answer)} />
      </div>
    </Modal>
  );
}

function Fields({ heading, lines }: { heading: string; lines: readonly FieldLine[] }) {
  const { text } = useStudio();
  return (
    <section>
      <h3 className={styles.heading}>{heading}</h3>
      {lines.length === 0 ? (
        <p className={styles.none}>{text("studio.editor.operation.noFields")}</p>
      ) : (
        <ul className={styles.fields}>
          {lines.map(({ path, type, title, isRequired }) => (
            <li key={path}>
              <code>{path}</code>
              <span className={styles.type}>{type}</span>
              {isRequired && (
                <span className={styles.required}>{text("studio.editor.operation.required")}</span>
              )}
              {title !== "" && <span className={styles.title}>{text(title)}</span>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
