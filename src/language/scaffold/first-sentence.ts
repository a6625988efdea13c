/** A summary without all that it goes on to say. */
export function firstSentence(summary: string): string {
  return summary.split(/\.(?:\s|$)|。/)[0] ?? "";
}
