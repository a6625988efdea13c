import { Absent } from "../../runtime/absent.tsx";
import type { CellProps } from "../../runtime/cell-views.ts";
import { DictionaryTag } from "../../runtime/dictionary-tag.tsx";
import { useDictionary } from "../../runtime/use-dictionary.ts";
import { Cell as TextCell } from "../text/Cell.tsx";

/** The label of a dictionary's entry, as a tag in its colour. */
export function Cell(props: CellProps) {
  const { value, field } = props;
  const dictionary = useDictionary(field.dictionary);
  if (value === null || value === undefined || value === "") return <Absent />;
  if (typeof value === "object") return <TextCell {...props} />;
  return <DictionaryTag value={value} dictionary={dictionary} />;
}
