import { createRoot } from "react-dom/client";
import { lateView } from "../../../ui/late/late-view.ts";
import styles from "./describe-card.module.css";
import type { DescribedTextProps } from "./described-text.tsx";

const DescribedText = lateView(async () => (await import("./described-text.tsx")).DescribedText, {
  Meanwhile: PlainText,
  isDispensable: true,
});

/** The text as it is written, which can be read as well. */
function PlainText({ markdown }: DescribedTextProps) {
  return <p>{markdown}</p>;
}

interface DescribeCardProps extends DescribedTextProps {
  title: string;
}

/** The description of a word in a page: a title and a short text. */
function DescribeCard({ title, ...described }: DescribeCardProps) {
  return (
    <div className={styles.card}>
      {title !== "" && <div className={styles.title}>{title}</div>}
      <DescribedText {...described} />
    </div>
  );
}

/** The description card as an element that the editor places and destroys. */
export function drawDescription(props: DescribeCardProps): { dom: HTMLElement; destroy(): void } {
  const dom = document.createElement("div");
  const root = createRoot(dom);
  root.render(<DescribeCard {...props} />);
  // The unmount is deferred, because the editor may be destroyed while React renders.
  return { dom, destroy: () => setTimeout(() => root.unmount()) };
}
