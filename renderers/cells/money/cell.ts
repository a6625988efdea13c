import { defineCell } from "../../../src/language/cell.ts";
import { object, required, string } from "../../../src/language/shape/shape.ts";
import { suggest } from "../../../src/language/suggest.ts";

/** The settings of a money cell. */
export interface MoneySettings {
  /** The ISO 4217 currency code. */
  currency: string;
}

const shape = object({
  currency: required(string("^[A-Z]{3}$"), "The currency by its code: `EUR`, `CNY`, `JPY`."),
});

export const moneyCell = defineCell<typeof shape, MoneySettings>({
  name: "money",
  summary: "An amount of money, with its currency as the language writes it.",
  accepts: ({ kind }) => kind === "number",
  room: { width: 130, beside: 44, isWhole: true },
  shape,
  plan({ currency }, planner, { pointer }) {
    const known = Intl.supportedValuesOf("currency");
    if (known.includes(currency)) return { currency };
    const values = { value: currency, known: "EUR, USD, CNY, JPY, …" };
    const suggestion = suggest(currency, known);
    planner.report("notOneOf", `${pointer}/currency`, values, { suggestion });
    return null;
  },
  sheetFormat({ currency }) {
    const digits = new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions()
      .maximumFractionDigits;
    return `#,##0${digits ? `.${"0".repeat(digits)}` : ""} "${currency}"`;
  },
});
