/** The value behind an option, and the arguments without both; `null` where it is not given. */
export function takeOption(
  args: readonly string[],
  name: string,
): { value: string | null; others: string[] } {
  const at = args.indexOf(name);
  if (at < 0) return { value: null, others: [...args] };
  return { value: args[at + 1] ?? "", others: args.toSpliced(at, 2) };
}
