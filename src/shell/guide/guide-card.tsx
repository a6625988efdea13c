import { CloseOutlined } from "@ant-design/icons";
import { useLocation } from "react-router-dom";
import { focusAround } from "../../ui/give-focus-back.ts";
import { useTexts } from "../language/texts.ts";
import { dashboardPath } from "../menu/resolve-address.ts";
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
  if (pathname !== dashboardPath || isOver) return null;
  return (
    <section className={styles.card} aria-label={text("guide.title")}>
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
