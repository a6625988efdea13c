import { LoadingOutlined } from "@ant-design/icons";
import { Button } from "antd";
import { useContext } from "react";
import { BlockFrameContext, useHost } from "../../runtime/page/contexts.ts";
import type { DrawnForm } from "./drawn-form.ts";
import styles from "./form.module.css";
import { staysOpen } from "./state/use-form-state.ts";
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
  // What is typed while a form that stays is saved can be saved as well.
  const isTyping = staysOpen(plan, frame);
  const label = host.text(plan.submitLabel ?? "common.save");
  const back = steps.index > 0 && (
    <Button onClick={() => !isSaving && steps.go(steps.index - 1)}>{host.text("form.back")}</Button>
  );
  // The next button keeps its place from step to step, so that it can be pressed repeatedly.
  return (
    <div className={styles.buttons}>
      {frame.isDialog && <Button onClick={frame.cancel}>{host.text("common.cancel")}</Button>}
      {frame.isDialog && back}
      <Button
        type="primary"
        htmlType="submit"
        aria-busy={isSaving}
        loading={isSaving && !isTyping}
        icon={isSaving && isTyping ? <LoadingOutlined /> : undefined}
      >
        {steps.isLast ? label : host.text("form.next")}
      </Button>
      {!frame.isDialog && back}
    </div>
  );
}

/** Whether an element belongs to the buttons below a form's fields. */
export const isOfButtons = (target: Element): boolean =>
  target.closest(`.${styles.buttons}`) !== null;
