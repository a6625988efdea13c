import { Tag } from "antd";
import type { Operation } from "../../catalogue/operation.ts";
import { descriptionOf } from "../../language/description.ts";
import { useStudio } from "../studio-host.ts";
import styles from "./new-screen.module.css";

const colours = { list: "blue", read: "default", write: "gold" } as const;

/** An operation as people choose by: its id, whether it lists, reads or writes, what it is for. */
export function OperationName({ operation }: { operation: Operation }) {
  const { text, environment } = useStudio();
  const sort = operation.list ? "list" : operation.effect;
  const summary = descriptionOf(environment, operation.summary);
  return (
    <>
      <span className={styles.operationHead}>
        <span className={styles.operationId}>{operation.id}</span>
        <Tag color={colours[sort]}>{text(`studio.newScreen.sort.${sort}`)}</Tag>
      </span>
      <span className={styles.summary} title={summary}>
        {summary}
      </span>
    </>
  );
}
