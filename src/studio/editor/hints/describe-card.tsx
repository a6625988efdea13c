import { useLayoutEffect } from "react";
import { createRoot } from "react-dom/client";
import Markdown from "react-markdown";
import remarkGfm from "remark-gfm";
import styles from "./describe-card.module.css";

const plugins = [remarkGfm];

interface DescribeCardProps {
  title: string;
  markdown: string;
  onDrawn?: () => void;
}

/** The description of a word in a page: a title and a short text. */
function DescribeCard({ title, markdown, onDrawn }: DescribeCardProps) {
  useLayoutEffect(() => onDrawn?.(), [onDrawn]);
  return (
    <div className={styles.card}>
      {title !== "" && <div className={styles.title}>{title}</div>}
      <Markdown remarkPlugins={plugins}>{markdown}</Markdown>
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
