import { LockOutlined } from "@ant-design/icons";
import { Alert, Button, Empty, Result, Skeleton } from "antd";
import type { ReactNode } from "react";
import { absentPermission } from "../../../src/catalogue/deployed.ts";
import type { BlockPlan, BrokenPlan } from "../../../src/language/block.ts";
import { expressionsOf } from "../../../src/language/plan/call-arguments.ts";
import type { CallPlan } from "../../../src/language/plan/plans.ts";
import { useHost } from "../page/contexts.ts";
import { useScope } from "../page/use-scope.ts";
import styles from "./block-states.module.css";
import { waitingText } from "./missing-arguments.ts";
import { ProblemList } from "./problem-list.tsx";
import type { Read } from "./use-read.ts";

/** The placeholder of a block, or of a screen of the studio, that loads. */
export function LoadingBlock() {
  const host = useHost();
  return (
    <div role="status" aria-label={host.text("common.loading")}>
      <Skeleton active title={false} paragraph={{ rows: 6 }} />
    </div>
  );
}

/** A block that the signed-in member may not use. */
export function NoPermissionBlock({ permissions }: { permissions: readonly string[] }) {
  const host = useHost();
  if (permissions.includes(absentPermission)) {
    return <Result className={styles.refused} icon={null} title={host.text("block.absent")} />;
  }
  const detail = host.isAdministrator
    ? permissions.join(", ")
    : host.text("block.askForPermission");
  return (
    <Result
      className={styles.refused}
      icon={<LockOutlined aria-hidden />}
      title={host.text("block.noPermission")}
      subTitle={detail}
    />
  );
}

/**
 * A block whose read failed, with the reason and a retry button: the toast that the wire has shown
 * (specification section 8) is soon gone, and the reason says whether a retry can help.
 */
export function FailedBlock({ read }: { read: Read }) {
  const { text } = useHost();
  return (
    <Failure
      title={text("block.readFailed")}
      description={read.error?.message}
      remedy={text("common.retry")}
      onRemedy={() => void read.refresh()}
    />
  );
}

interface FailureProps {
  title: string;
  description: ReactNode;
  /** The button that may help. */
  remedy: string;
  onRemedy(): void;
}

/** Shown in place of what failed. */
export function Failure({ title, description, remedy, onRemedy }: FailureProps) {
  const action = (
    <Button size="small" onClick={onRemedy}>
      {remedy}
    </Button>
  );
  return <Alert type="error" showIcon title={title} description={description} action={action} />;
}

/** A block whose calls wait for a required value, such as a selection in another block. */
export function WaitingBlock({ calls }: { calls: readonly CallPlan[] }) {
  const host = useHost();
  const scope = useScope(expressionsOf(...calls));
  const description = waitingText(calls, scope, host);
  return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={description} />;
}

/** A block whose source has errors, with their places and remedies. */
export function BrokenBlock({ plan }: { plan: BrokenPlan }) {
  const host = useHost();
  return (
    <Alert
      type="error"
      showIcon
      title={host.text("block.broken")}
      description={<ProblemList problems={plan.problems} />}
    />
  );
}

/** Replaces a block whose kind has no view in this build and names the kind. */
export function UndrawableBlock({ plan }: { plan: BlockPlan }) {
  const host = useHost();
  return <Alert type="error" showIcon title={host.text("block.noView", { kind: plan.kind })} />;
}
