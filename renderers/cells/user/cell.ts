import { defineCell } from "../../../src/language/cell.ts";
import { object, optional, reference } from "../../../src/language/shape/shape.ts";
import { suggest } from "../../../src/language/suggest.ts";

/** The settings of a user cell. */
export interface UserSettings {
  /** The record's field that holds the picture, or `null` where it has none. */
  picture: string | null;
}

const shape = object({
  picture: optional(
    reference("field"),
    "The record's field with the picture's address; the one the catalogue shows as an image if left out.",
  ),
});

export const userCell = defineCell<typeof shape, UserSettings>({
  name: "user",
  summary: "A person: a small picture, or the initial, before the name.",
  accepts: (type, { format = "" }) =>
    type.kind === "string" && type.values === null && !format.startsWith("date"),
  personal: "name",
  room: { beside: 32 },
  shape,
  plan({ picture }, planner, { record, pointer }) {
    const properties = record.properties ?? {};
    const names = Object.keys(properties);
    if (picture === undefined) {
      const isImage = (name: string): boolean =>
        planner.catalogue.resolve(properties[name] ?? {})["x-cell"] === "image";
      return { picture: names.find(isImage) ?? null };
    }
    if (names.includes(picture)) return { picture };
    const values = { name: picture, known: names.join(", ") };
    const suggestion = suggest(picture, names);
    planner.report("unknownField", `${pointer}/picture`, values, { suggestion });
    return null;
  },
});
