/**
 * The names that other products use for properties, values and icons, by the name in this language.
 */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  when: ["if", "visible", "show"],
  label: ["title", "heading", "header"],
  help: ["description", "hint"],
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

/** The known name that a name from another product stands for. */
export function meantByOther(name: string, known: readonly string[]): string | null {
  return known.find((own) => otherNames[own]?.includes(name)) ?? null;
}

/** Spellings that people use for currencies, by currency code. */
const currencies: Readonly<Record<string, string>> = {
  "€": "EUR",
  EURO: "EUR",
  EUROS: "EUR",
  $: "USD",
  DOLLAR: "USD",
  "£": "GBP",
  RMB: "CNY",
};

/** A value converted to the form that a pattern requires; `null` where no conversion is known. */
export function meantByPattern(value: string, pattern: RegExp): string | null {
  const written = value.trim();
  const upper = written.toUpperCase();
  const code = Object.hasOwn(currencies, upper) ? currencies[upper] : undefined;
  return [written, upper, code].find((each) => each !== undefined && pattern.test(each)) ?? null;
}
