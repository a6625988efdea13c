/** A Markdown table, in whose cells bars are escaped. */
export function table(heads: readonly string[], lines: readonly (readonly string[])[]): string {
  const row = (values: readonly string[]): string =>
    `| ${values.map((value) => value.replaceAll("|", "\\|")).join(" | ")} |`;
  return [row(heads), row(heads.map(() => "---")), ...lines.map(row)].join("\n");
}
