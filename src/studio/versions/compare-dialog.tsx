import { Modal } from "antd";
import { useFocusBack } from "../../ui/use-focus-back.ts";
import { useStudio } from "../studio-host.ts";
import { DifferenceList } from "./difference-list.tsx";
import { type LabelledText, TextComparison } from "./text-comparison.tsx";
import styles from "./versions.module.css";

interface CompareDialogProps {
  title: string;
  before: LabelledText;
  after: LabelledText;
  onClose(): void;
}

/** What is different between two texts of a page, in words and side by side. */
export function CompareDialog({ title, before, after, onClose }: CompareDialogProps) {
  const { text } = useStudio();
  useFocusBack();
  return (
    <Modal open title={title} width="min(1200px, 96vw)" footer={null} onCancel={onClose} centered>
      <div className={styles.stack}>
        <DifferenceList
          before={before.source}
          after={after.source}
          none={text("studio.versions.noDifference")}
        />
        <TextComparison before={before} after={after} />
      </div>
    </Modal>
  );
}
