import { Alert } from "antd";
import { useHost } from "../../runtime/contexts.ts";
import type { TablePlan } from "./kind.ts";
import styles from "./table.module.css";
import type { TableRows } from "./table-rows.ts";

/** Tells administrators, and nobody else, where an answer is not as the catalogue has it. */
export function AnswerNotice({ plan, found }: { plan: TablePlan; found: TableRows }) {
  const host = useHost();
  if (found.fault === null || !host.isAdministrator) return null;
  const values = { operation: plan.rows.call.operation.id, path: found.fault };
  return (
    <Alert
      className={styles.notice}
      type="warning"
      showIcon
      title={host.text("table.brokenAnswer", values)}
    />
  );
}
