import { ownDictionaries } from "../../../catalogue/own-dictionaries.ts";
import { shippedCatalogue } from "../../../catalogue/shipped.ts";
import type { Messages } from "../../../i18n/messages.ts";

type TagColor = keyof Messages["tagColor"];

/** A dictionary of a new database; its names and labels are locale keys. */
export type BaseDictionary = ReturnType<typeof dictionary>;

function dictionary(
  dictType: string,
  key: string,
  entries: readonly (readonly [value: string, label: string, color: TagColor])[],
) {
  return {
    dictType,
    dictName: `dict.name.${key}`,
    remark: `dict.remark.${key}`,
    entries: entries.map(([value, label, color]) => ({
      value,
      label: `dict.${key}.${label}`,
      color,
    })),
  };
}

const operations = [...shippedCatalogue().operations.values()];

/** All operations that write an audit log entry when they succeed. */
const auditedOperations = operations.filter(({ audit }) => audit).map(({ id }) => id);

/** The subjects of audit log entries: sorts of records, and tags of calls that change no record. */
const auditedAreas = new Set(
  operations
    .filter(({ audit, permission }) => audit || permission)
    .map(({ audit, tag }) => audit?.of ?? tag),
);

/** Creates a dictionary entry without a colour, labelled by its value. */
function plain(value: string): [value: string, label: string, color: TagColor] {
  return [value, value, "default"];
}

/**
 * The dictionaries that fields of the catalogue refer to, each with all values that its fields
 * allow.
 */
export const baseDictionaries: readonly BaseDictionary[] = [
  ...Object.entries(ownDictionaries).map(([name, { key, entries }]) =>
    dictionary(name, key, entries),
  ),
  dictionary("page_state", "pageState", [
    ["shipped", "shipped", "default"],
    ["draft", "draft", "warning"],
    ["published", "published", "success"],
    ["broken", "broken", "error"],
    ["deleted", "deleted", "default"],
  ]),
  dictionary("page_change", "pageChange", [
    ["published", "published", "success"],
    ["rolledBack", "rolledBack", "warning"],
    ["deleted", "deleted", "error"],
    ["restored", "restored", "processing"],
  ]),
  dictionary("audit_outcome", "auditOutcome", [
    ["done", "done", "success"],
    ["refused", "refused", "error"],
    ["unknown", "unknown", "warning"],
  ]),
  dictionary("audit_operation", "auditOperation", auditedOperations.map(plain)),
  dictionary("audit_area", "auditArea", [...auditedAreas].map(plain)),
];
