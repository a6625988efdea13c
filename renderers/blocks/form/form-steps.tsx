import { Steps as StepBar } from "antd";
import { useHost } from "../../runtime/page/contexts.ts";
import styles from "./form.module.css";
import type { Steps } from "./state/use-steps.ts";

/** Which step one is at, and what it is about; steps taken before can be gone back to. */
export function FormSteps({ steps }: { steps: Steps }) {
  const host = useHost();
  const { taken, index, current } = steps;
  if (taken.length < 2) return null;
  const items = taken.map(({ title }, place) => ({ title, disabled: place > index }));
  return (
    <nav aria-label={host.text("form.steps")} className={styles.steps}>
      <StepBar size="small" current={index} items={items} onChange={steps.go} responsive={false} />
      {current.help !== null && <p className={styles.sectionHelp}>{current.help}</p>}
    </nav>
  );
}
