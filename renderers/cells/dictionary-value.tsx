import { useDictionary } from "../runtime/read/use-dictionary.ts";
import { Absent } from "../runtime/show/absent.tsx";
import { DictionaryTag } from "../runtime/show/dictionary-tag.tsx";
import { PlainValue } from "./plain-value.tsx";

interface DictionaryValueProps {
  value: unknown;
  /** The dictionary's name. */
  dictionary: string | null;
}

/** The label of a dictionary's entry, as a tag in its colour. */
export function DictionaryValue({ value, dictionary }: DictionaryValueProps) {
  const entries = useDictionary(dictionary);
  if (value === null || value === undefined || value === "") return <Absent />;
  if (typeof value === "object") return <PlainValue value={value} />;
  return <DictionaryTag value={value} dictionary={entries} />;
}
