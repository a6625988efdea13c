import type { ReactNode } from "react";
import type { PageHost } from "../../../runtime/page/host.ts";
import type { TreeNode } from "../state/tree-index.ts";
import styles from "../tree.module.css";

/** As many of those that go with a node are named. */
const mostNamed = 5;

/** The question before a node is deleted: its name, and the names and number of those below it. */
export function removeQuestion(
  { text }: Pick<PageHost, "text">,
  node: TreeNode,
  below: readonly TreeNode[],
): ReactNode {
  const name = node.title;
  const isUnread = [node, ...below].some((one) => one.below !== "known");
  const question =
    below.length === 0
      ? text("common.confirmAction", { action: text("common.delete"), name })
      : text("tree.removeWith", { name, count: below.length });
  if (below.length === 0 && !isUnread) return question;
  const named = below.slice(0, mostNamed);
  const others = below.length - named.length;
  return (
    <>
      <p>{question}</p>
      {named.length > 0 && (
        <ul className={styles.goesWith}>
          {named.map(({ key, title }) => (
            <li key={key}>{title}</li>
          ))}
          {others > 0 && <li>{text("tree.andOthers", { number: others })}</li>}
        </ul>
      )}
      {isUnread && <p>{text("tree.belowUnread")}</p>}
    </>
  );
}
