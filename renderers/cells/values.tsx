import { readFlag } from "../../src/catalogue/flag.ts";
import type { JsonSchema } from "../../src/catalogue/schema/json-schema.ts";
import { useHost } from "../runtime/page/contexts.ts";
import { namesOfSchema, useDictionary } from "../runtime/read/use-dictionary.ts";
import { Absent } from "../runtime/show/absent.tsx";
import styles from "../runtime/show/cells.module.css";
import { DictionaryTag } from "../runtime/show/dictionary-tag.tsx";
import { formatsOf, momentOf } from "../runtime/show/format-values.ts";
import { shownText } from "../runtime/show/shown-text.ts";

/** A text this short fits wherever it stands; in Chinese and Japanese one half as long. */
const surelyFits = 12;
const narrowOnly = /^[\u0020-\u04ff]*$/;
const fits = (text: string) => text.length <= (narrowOnly.test(text) ? surelyFits : surelyFits / 2);

/**
 * A value of any type as plain text; the text of a key where it is one. What a cell shows where
 * the value is not of its sort.
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

/** Yes or no, the latter faint; what is neither stands as text. */
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
  /** How much of the moment is said. */
  as: "date" | "dateTime";
}

/** A moment as the language writes it, in the zone of whoever looks; what is none stands as text. */
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

/** A value that a schema lists, by what people call it; any other as plain text. */
export function ListedValue({ value, schema }: { value: unknown; schema: JsonSchema }) {
  const entry = namesOfSchema(schema, useHost()).byValue.get(String(value));
  return <PlainValue value={entry ? entry.label : value} />;
}

const noSchema: JsonSchema = {};

interface DictionaryValueProps {
  value: unknown;
  /** The dictionary's name. */
  dictionary: string | null;
  /** Names the values where there is no dictionary. */
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
