import { pointTo } from "../../../src/catalogue/pointer.ts";
import { Absent } from "../../runtime/absent.tsx";
import type { CellProps } from "../../runtime/cell-views.ts";
import styles from "../../runtime/cells.module.css";
import { useHost } from "../../runtime/contexts.ts";
import { DictionaryTag, Tag } from "../../runtime/dictionary-tag.tsx";
import { plainText } from "../../runtime/plain-text.ts";
import { useDictionary } from "../../runtime/use-dictionary.ts";
import { PlainValue } from "../plain-value.tsx";

/** As many stand in a cell; of the others it says how many they are. */
const mostTags = 8;

/** The values of a list, each as a tag; records by what people call them. */
export function Cell({ value, field }: CellProps) {
  const host = useHost();
  const dictionary = useDictionary(field.dictionary);
  if (!Array.isArray(value)) return <PlainValue value={value} />;
  if (value.length === 0) return <Absent />;
  const label = host.catalogue.resolve(field.schema.items ?? {})["x-label"];
  const shown = value.slice(0, mostTags).map((item: unknown): unknown => {
    const named = label === undefined ? undefined : pointTo(item, `/${label}`);
    return named ?? item;
  });
  const hidden = value.length - shown.length;
  return (
    <span className={styles.tags}>
      {[...new Set(shown.map(plainText))].map((text) => (
        <DictionaryTag key={text} value={text} dictionary={dictionary} />
      ))}
      {hidden > 0 && <Tag color={null}>{`+${hidden}`}</Tag>}
    </span>
  );
}
