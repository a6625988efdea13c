import { Button } from "antd";
import { useContext } from "react";
import { BlockFrameContext, useHost } from "../../runtime/contexts.ts";
import styles from "./form.module.css";
import type { FormPlan } from "./kind.ts";

/** Below the fields: save, and in a dialog the way out. */
export function FormButtons({ plan, isSaving }: { plan: FormPlan; isSaving: boolean }) {
  const host = useHost();
  const frame = useContext(BlockFrameContext);
  const label = plan.submitLabel ?? host.text("common.save");
  return (
    <div className={styles.buttons}>
      {frame.isDialog && <Button onClick={frame.cancel}>{host.text("common.cancel")}</Button>}
      <Button type="primary" htmlType="submit" loading={isSaving}>
        {label}
      </Button>
    </div>
  );
}
