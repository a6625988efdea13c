import type { JsonSchema } from "../../src/catalogue/schema/json-schema.ts";

const others = new Set([
  ...["date", "date-time", "time", "duration", "month"],
  ...["email", "idn-email", "hostname", "idn-hostname", "ipv4", "ipv6", "uuid", "regex"],
]);

/** Whether a schema's texts are written in a format that no address, colour or icon has. */
export const isOfOtherFormat = ({ format = "" }: JsonSchema): boolean => others.has(format);

/** Whether a schema lists its texts, and none of them begins like an address. */
export const listsNoAddress = ({ enum: values }: JsonSchema): boolean =>
  values !== undefined && !values.some((value) => /^(?:https?:|data:|\/)/.test(String(value)));
