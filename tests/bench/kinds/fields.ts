/** A field of the form with 100 fields, which both contestants use. */
export interface BenchField {
  name: string;
  label: string;
  sort: "text" | "number" | "choice" | "switch";
  isRequired: boolean;
}

const sorts = [
  "text",
  "text",
  "text",
  "text",
  "text",
  "text",
  "number",
  "number",
  "choice",
] as const;

/** The options of the choice fields. */
export const benchChoices = ["bronze", "silver", "gold", "platinum"];

/**
 * The 100 fields: of every ten, six are texts, two numbers, one a choice and one a switch; 90 are
 * required.
 */
export const benchFields: readonly BenchField[] = Array.from({ length: 100 }, (_none, index) => {
  const sort = sorts[index % 10] ?? "switch";
  const name = `field${index + 1}`;
  return { name, label: `Field ${index + 1}`, sort, isRequired: sort !== "switch" };
});

/** The 100 figures, each of which shows one of the number fields. */
export const benchFigures: readonly { label: string; field: string }[] = benchFields.map(
  (_field, index) => {
    const numbers = benchFields.filter(({ sort }) => sort === "number");
    return { label: `Figure ${index + 1}`, field: numbers[index % numbers.length]?.name ?? "" };
  },
);
