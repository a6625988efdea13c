import { CheckOutlined, CloseOutlined } from "@ant-design/icons";
import { useHost } from "../runtime/page/contexts.ts";
import styles from "./why.module.css";

/** Permissions, each with whether the signed-in member holds it. */
export function PermissionList({ permissions }: { permissions: readonly string[] }) {
  const { text, can } = useHost();
  return (
    <ul className={styles.list}>
      {permissions.map((permission) => (
        <li key={permission}>
          <code>{permission}</code>{" "}
          <span className={can(permission) ? styles.good : styles.bad}>
            {can(permission) ? <CheckOutlined aria-hidden /> : <CloseOutlined aria-hidden />}{" "}
            {text(can(permission) ? "why.held" : "why.lacking")}
          </span>
        </li>
      ))}
    </ul>
  );
}
