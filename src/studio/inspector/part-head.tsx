import { Breadcrumb, Button } from "antd";
import { useStudio } from "../studio-host.ts";
import { useInspecting } from "./inspecting.ts";
import styles from "./inspector.module.css";
import { SummaryText } from "./summary-text.tsx";

/** The path to the inspected part, its description, and a link to the text. */
export function PartHead({ onReveal }: { onReveal(offset: number, length: number): void }) {
  const { text } = useStudio();
  const { part, open } = useInspecting();
  const crumbs = part.steps.map(({ pointer, label }, index) => ({
    key: pointer,
    title:
      index === part.steps.length - 1 ? (
        <span aria-current="true">{label}</span>
      ) : (
        <Button
          type="link"
          size="small"
          className={styles.crumb ?? ""}
          onClick={() => open(pointer)}
        >
          {label}
        </Button>
      ),
  }));
  return (
    <>
      <Breadcrumb items={crumbs} />
      <div className={styles.head}>
        <h2 className={styles.title} tabIndex={-1}>
          {part.label}{" "}
          {part.kind !== part.label && <span className={styles.kind}>{part.kind}</span>}
        </h2>
        <Button size="small" onClick={() => onReveal(part.node.offset, part.node.length)}>
          {text("studio.inspector.reveal")}
        </Button>
      </div>
      {part.summary && (
        <p className={styles.summary}>
          <SummaryText summary={part.summary} />
        </p>
      )}
    </>
  );
}
