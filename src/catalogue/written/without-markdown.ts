/** A line of words without the marks of Markdown: `[roles](https://…)` becomes `roles`. */
export function withoutMarkdown(text: string): string {
  return text
    .replace(/^\s*#+\s+/, "")
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/[`*]/g, "")
    .replace(/\s+/g, " ");
}
