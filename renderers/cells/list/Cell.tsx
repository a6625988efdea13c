import { useHost } from "../../runtime/page/contexts.ts";
import { useDictionary } from "../../runtime/read/use-dictionary.ts";
import { Absent } from "../../runtime/show/absent.tsx";
import type { CellProps } from "../../runtime/show/cell-props.ts";
import styles from "../../runtime/show/cells.module.css";
import { DictionaryTag, Tag } from "../../runtime/show/dictionary-tag.tsx";
import { listedTexts } from "../../runtime/show/listed-texts.ts";
import { PlainValue } from "../values.tsx";

/** Maximum tags shown in a cell; the others are only counted. */
const mostTags = 8;

/** The values of a list as tags; records by their labels. */
export function Cell({ value, field }: CellProps) {
  const host = useHost();
  const dictionary = useDictionary(field.dictionary);
  if (!Array.isArray(value)) return <PlainValue value={value} />;
  if (value.length === 0) return <Absent />;
  const shown = value.slice(0, mostTags);
  const hidden = value.length - shown.length;
  return (
    <span className={styles.tags}>
      {listedTexts(host, field, shown).map((text) => (
        <DictionaryTag key={text} value={text} dictionary={dictionary} />
      ))}
      {hidden > 0 && <Tag color={null}>{`+${hidden}`}</Tag>}
    </span>
  );
}
