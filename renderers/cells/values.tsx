import { readFlag } from "../../src/catalogue/flag.ts";
import type { JsonSchema } from "../../src/catalogue/schema/json-schema.ts";
import { useHost } from "../runtime/page/contexts.ts";
import { namesOfSchema, useDictionary } from "../runtime/read/use-dictionary.ts";
import { Absent } from "../runtime/show/absent.tsx";
import styles from "../runtime/show/cells.module.css";
import { DictionaryTag } from "../runtime/show/dictionary-tag.tsx";
import { formatsOf, momentOf } from "../runtime/show/format-values.ts";
import { shownText } from "../runtime/show/shown-text.ts";

/** Maximum characters of a text that fits everywhere; in Chinese and Japanese half as many. */
const surelyFits = 12;
const narrowOnly = /^[\u0020-\u04ff]*$/;
const fits = (text: string) => text.length <= (narrowOnly.test(text) ? surelyFits : surelyFits / 2);

/**
 * A value of any type as plain text, translated where it is a key. Cells use it for values of an
 * unexpected type.
 */
export function PlainValue({ value }: { value: unknown }) {
  const text = shownText(useHost(), value);
  if (text === "") return <Absent />;
  return (
    <span className={styles.text} title={fits(text) ? undefined : text}>
      {text}
    </span>
  );
}

/** A boolean as a word, false in a fainter colour; other values as plain text. */
export function FlagValue({ value }: { value: unknown }) {
  const host = useHost();
  const flag = readFlag(value);
  if (flag === null) return <PlainValue value={value} />;
  return (
    <span className={flag ? undefined : styles.absent}>
      {host.text(flag ? "common.yes" : "common.no")}
    </span>
  );
}

interface MomentValueProps {
  value: unknown;
  /** Whether the time of day is shown. */
  as: "date" | "dateTime";
}

/** A time in the language's format and the viewer's zone; other values as plain text. */
export function MomentValue({ value, as }: MomentValueProps) {
  const { language } = useHost();
  const moment = momentOf(value);
  if (!moment) return <PlainValue value={value} />;
  return (
    <time className={styles.time} dateTime={moment.toISOString()}>
      {formatsOf(language)[as].format(moment)}
    </time>
  );
}

/** Shows the label of a value that the schema lists, and any other value as plain text. */
export function ListedValue({ value, schema }: { value: unknown; schema: JsonSchema }) {
  const entry = namesOfSchema(schema, useHost()).byValue.get(String(value));
  return <PlainValue value={entry ? entry.label : value} />;
}

const noSchema: JsonSchema = {};

interface DictionaryValueProps {
  value: unknown;
  dictionary: string | null;
  /** Gives labels where there is no dictionary. */
  schema?: JsonSchema;
}

/** The label of a dictionary's entry, as a tag in its colour. */
export function DictionaryValue({ value, dictionary, schema = noSchema }: DictionaryValueProps) {
  const host = useHost();
  const read = useDictionary(dictionary);
  const entries = dictionary === null ? namesOfSchema(schema, host) : read;
  if (value === null || value === undefined || value === "") return <Absent />;
  if (typeof value === "object") return <PlainValue value={value} />;
  return <DictionaryTag value={value} dictionary={entries} />;
}
