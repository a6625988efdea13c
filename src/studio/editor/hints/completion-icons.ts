import { EditorView } from "@codemirror/view";

/**
 * The letter and colour of each completion type's icon; the detail beside it names the type in
 * words.
 */
const sorts: Readonly<Record<string, [letter: string, colour: string]>> = {
  property: ["P", "var(--sw-accent)"],
  kind: ["K", "var(--sw-chart4)"],
  operation: ["O", "var(--sw-chart2)"],
  field: ["F", "var(--sw-chart6)"],
  parameter: ["A", "var(--sw-chart3)"],
  expression: ["E", "var(--sw-chart5)"],
  value: ["V", "var(--sw-chart7)"],
  text: ["T", "var(--sw-text-muted)"],
  icon: ["I", "var(--sw-text-muted)"],
  dictionary: ["D", "var(--sw-chart3)"],
  block: ["B", "var(--sw-chart1)"],
};

/** The icons of completion types. */
export const completionIcons = EditorView.theme({
  ".cm-completionIcon": {
    flex: "none",
    display: "grid",
    placeItems: "center",
    width: "16px",
    height: "16px",
    padding: "0",
    color: "var(--sw-surface)",
    fontFamily: "var(--ant-font-family)",
    fontSize: "10px",
    fontWeight: "700",
    lineHeight: "1",
    borderRadius: "4px",
    opacity: "1",
  },
  ...Object.fromEntries(
    Object.entries(sorts).flatMap(([sort, [letter, colour]]) => [
      [`.cm-completionIcon-${sort}`, { backgroundColor: colour }],
      [`.cm-completionIcon-${sort}::after`, { content: `"${letter}"` }],
    ]),
  ),
});
