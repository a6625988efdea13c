/** What other products call the properties, values and icons of this one, by the name here. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  when: ["if", "visible", "show"],
  label: ["title", "heading", "header"],
  with: ["params", "args", "arguments"],
  items: ["fields"],
  filter: ["search"],
  start: ["left"],
  end: ["right"],
  average: ["avg", "mean"],
  doughnut: ["pie", "donut"],
  dialog: ["modal", "popup"],
  delete: ["trash", "bin"],
  danger: ["red"],
};

/** The name that one of another product stands for, of those that are known here. */
export function meantByOther(name: string, known: readonly string[]): string | null {
  return known.find((own) => otherNames[own]?.includes(name)) ?? null;
}

/** What people write for the codes of currencies. */
const currencies: Readonly<Record<string, string>> = {
  ...{ "€": "EUR", EURO: "EUR", EUROS: "EUR", $: "USD", DOLLAR: "USD", "£": "GBP", RMB: "CNY" },
};

/** What is written for a value of a pattern, as the pattern wants it; `null` where nobody knows. */
export function meantByPattern(value: string, pattern: RegExp): string | null {
  const written = value.trim();
  const upper = written.toUpperCase();
  const code = Object.hasOwn(currencies, upper) ? currencies[upper] : undefined;
  return [written, upper, code].find((each) => each !== undefined && pattern.test(each)) ?? null;
}
