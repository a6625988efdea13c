import { Button } from "antd";
import { useContext } from "react";
import { BlockFrameContext, useHost } from "../../runtime/page/contexts.ts";
import type { DrawnForm } from "./drawn-form.ts";
import styles from "./form.module.css";
import type { Steps } from "./state/use-steps.ts";

interface FormButtonsProps {
  plan: DrawnForm;
  steps: Steps;
  isSaving: boolean;
}

/** The buttons below the fields: save, cancel in a dialog, and back and next in steps. */
export function FormButtons({ plan, steps, isSaving }: FormButtonsProps) {
  const host = useHost();
  const frame = useContext(BlockFrameContext);
  const label = host.text(plan.submitLabel ?? "common.save");
  const back = steps.index > 0 && (
    <Button onClick={() => !isSaving && steps.go(steps.index - 1)}>{host.text("form.back")}</Button>
  );
  // The next button keeps its place from step to step, so that it can be pressed repeatedly.
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

/** Whether an element belongs to the buttons below a form's fields. */
export const isOfButtons = (target: Element): boolean =>
  target.closest(`.${styles.buttons}`) !== null;
