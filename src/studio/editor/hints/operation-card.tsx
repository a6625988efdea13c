import { Modal, Tag } from "antd";
import { useState } from "react";
import type { Operation } from "../../../catalogue/operation.ts";
import { descriptionOf } from "../../../language/description.ts";
import { useStudio } from "../../studio-host.ts";
import styles from "./operation-card.module.css";
import { OperationFields } from "./operation-fields.tsx";

/**
 * Everything the catalogue says about an operation: its address, permission, request and response.
 */
export function OperationCard({ operation, onClose }: { operation: Operation; onClose(): void }) {
  const { text, environment } = useStudio();
  const [isOpen, setOpen] = useState(true);
  const { id, summary, method, service, path, permission, isPublic, effect } = operation;
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
        <OperationFields operation={operation} />
      </div>
    </Modal>
  );
}
