import { Button } from "antd";
import { useContext } from "react";
import { BlockFrameContext, useHost } from "../../runtime/page/contexts.ts";
import styles from "./form.module.css";
import type { FormPlan } from "./kind.ts";
import type { Steps } from "./state/use-steps.ts";

interface FormButtonsProps {
  plan: FormPlan;
  steps: Steps;
  isSaving: boolean;
}

/** Below the fields: save, in a dialog the way out, and in steps the way on and back. */
export function FormButtons({ plan, steps, isSaving }: FormButtonsProps) {
  const host = useHost();
  const frame = useContext(BlockFrameContext);
  const label = host.text(plan.submitLabel ?? "common.save");
  const back = steps.index > 0 && (
    <Button onClick={() => !isSaving && steps.go(steps.index - 1)}>{host.text("form.back")}</Button>
  );
  // The way on stays under the pointer that pressed it, at whichever side it stands.
  return (
    <div className={styles.buttons}>
      {frame.isDialog && <Button onClick={frame.cancel}>{host.text("common.cancel")}</Button>}
      {frame.isDialog && back}
      <Button type="primary" htmlType="submit" loading={isSaving}>
        {steps.isLast ? label : host.text("form.next")}
      </Button>
      {!frame.isDialog && back}
    </div>
  );
}
