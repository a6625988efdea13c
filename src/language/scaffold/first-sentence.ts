/** The first sentence of a summary. */
export function firstSentence(summary: string): string {
  return summary.split(/\.(?:\s|$)|。/)[0] ?? "";
}
