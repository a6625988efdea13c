import { CloseOutlined } from "@ant-design/icons";
import { useLocation } from "react-router-dom";
import { useStore } from "zustand";
import { focusAround, passFocusOn } from "../../ui/give-focus-back.ts";
import { useTexts } from "../language/texts.ts";
import { useWorkspace } from "../layout/workspace-context.ts";
import { dashboardPath } from "../menu/resolve-address.ts";
import { activePath } from "../tabs/tabs.ts";
import { useFirstSteps } from "./first-steps.ts";
import styles from "./guide.module.css";
import { StepList } from "./step-list.tsx";

/**
 * The first steps of an administrator, above the dashboard until they are done or the guide is
 * closed; the help has them for good.
 */
export function GuideCard() {
  const text = useTexts();
  const { pathname } = useLocation();
  const { steps, isOver, take, close } = useFirstSteps();
  const { tabs } = useWorkspace();
  // The page of the former address is still shown for a moment, and must not be pushed down.
  const shown = useStore(tabs.store, activePath);
  if (pathname !== dashboardPath || shown !== dashboardPath || isOver) return null;
  return (
    <section ref={passFocusOn} className={styles.card} aria-label={text("guide.title")}>
      <div className={styles.head}>
        <p className={styles.title}>{text("guide.title")}</p>
        <p className={styles.hint}>{text("guide.hint")}</p>
        <button
          type="button"
          className={styles.close}
          aria-label={text("guide.close")}
          title={text("guide.close")}
          onClick={({ currentTarget }) => {
            focusAround(currentTarget.closest("main"));
            close();
          }}
        >
          <CloseOutlined aria-hidden />
        </button>
      </div>
      <StepList steps={steps} take={take} />
    </section>
  );
}
