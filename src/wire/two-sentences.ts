/** Two sentences, one after the other; the words of a service may lack their full stop. */
export function twoSentences(first: string, second: string): string {
  if (/[。！？]$/u.test(first)) return first + second;
  return `${/[.!?…]$/.test(first) ? first : `${first}.`} ${second}`;
}
