import { SearchOutlined } from "@ant-design/icons";
import { Button, Input, Tag } from "antd";
import { useId, useState } from "react";
import type { Operation } from "../../catalogue/operation.ts";
import { descriptionOf } from "../../language/description.ts";
import { studioAddress, useStudio } from "../studio-host.ts";
import { OperationFields } from "./operation-fields.tsx";
import styles from "./services.module.css";

/** So many are shown before somebody asks for more: a service may have hundreds. */
const shownAtOnce = 50;

/** The operations of a service, found by what is typed. */
export function OperationList({ operations }: { operations: readonly Operation[] }) {
  const { text, environment } = useStudio();
  const [typed, setTyped] = useState("");
  const [most, setMost] = useState(shownAtOnce);
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const found = operations.filter((operation) => {
    const { id, method, path, summary, permission } = operation;
    const said = `${summary} ${descriptionOf(environment, summary)}`;
    const all = `${id} ${method} ${path} ${said} ${permission ?? ""}`.toLowerCase();
    return words.every((word) => all.includes(word));
  });
  return (
    <div className={styles.stack}>
      <Input
        allowClear
        prefix={<SearchOutlined aria-hidden />}
        aria-label={text("studio.services.search")}
        placeholder={text("studio.services.search")}
        value={typed}
        spellCheck={false}
        onChange={({ target }) => setTyped(target.value)}
      />
      <p className={styles.quiet} role="status">
        {text("studio.services.count", { count: found.length })}
      </p>
      <ul className={styles.operations} aria-label={text("studio.services.operations")}>
        {found.slice(0, most).map((operation) => (
          <OperationItem key={operation.id} operation={operation} />
        ))}
      </ul>
      {found.length > most && (
        <Button onClick={() => setMost(most + 200)}>{text("studio.services.more")}</Button>
      )}
    </div>
  );
}

function OperationItem({ operation }: { operation: Operation }) {
  const studio = useStudio();
  const { text, can, environment } = studio;
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { method, path, summary, permission, isPublic } = operation;
  const sort = operation.list ? "list" : operation.effect;
  const whoever = isPublic ? "studio.services.everybody" : "studio.services.everyMember";
  return (
    <li className={styles.operation}>
      <button
        type="button"
        className={styles.operationHead}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className={styles.line}>
          <span className={styles.operationId}>{operation.id}</span>
          <Tag color={colours[sort]}>{text(`studio.newScreen.sort.${sort}`)}</Tag>
        </span>
        <code className={styles.path}>
          {method.toUpperCase()} {path}
        </code>
        <span className={styles.quiet}>{descriptionOf(environment, summary)}</span>
      </button>
      {isOpen && (
        <div id={id} className={styles.operationBody}>
          <p className={styles.quiet}>
            {text("service.permission")}: <code>{permission ?? text(whoever)}</code>
          </p>
          <OperationFields operation={operation} />
          {can("system:page:update") && (
            <Button
              onClick={() => studio.go(studioAddress(studio, "new", { operation: operation.id }))}
            >
              {text("studio.services.makeScreen")}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

const colours = { list: "blue", read: "default", write: "gold" } as const;
