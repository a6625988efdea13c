import { defineCell } from "../../../src/language/cell.ts";
import { boolean, object, optional } from "../../../src/language/shape/shape.ts";

/** The settings of a text cell. */
export interface TextSettings {
  inLines: boolean;
}

const shape = object({
  lines: optional(
    boolean(),
    "Whether the whole text is shown, with its line breaks; no unless said otherwise.",
  ),
});

export const textCell = defineCell<typeof shape, TextSettings>({
  name: "text",
  summary: "Plain text; what does not fit is cut and shown whole on pointing.",
  accepts: () => true,
  isDefaultFor: () => true,
  precedence: -1,
  shape,
  plan: ({ lines = false }) => ({ inLines: lines }),
});
