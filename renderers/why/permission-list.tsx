import { CheckOutlined, CloseOutlined } from "@ant-design/icons";
import { Tag } from "antd";
import { useHost } from "../runtime/page/contexts.ts";
import type { ActionState, BlockState } from "./verdict.ts";
import styles from "./why.module.css";

/** A list of permissions, which shows for each whether the signed-in member has it. */
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

const colours: Readonly<Record<BlockState | ActionState, string>> = {
  shown: "success",
  usable: "success",
  hidden: "default",
  disabled: "default",
  empty: "default",
  waiting: "processing",
  loading: "processing",
  noPermission: "warning",
  failing: "error",
  broken: "error",
};

/** The state of a block or action as a tag. */
export function StateTag({ state }: { state: BlockState | ActionState }) {
  const host = useHost();
  return <Tag color={colours[state]}>{host.text(`why.state.${state}`)}</Tag>;
}
