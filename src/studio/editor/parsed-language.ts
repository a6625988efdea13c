import { json } from "@codemirror/lang-json";
import { Compartment, EditorState, type Extension, type Text } from "@codemirror/state";
import { isWithinSourceLimits, sourceLimits } from "../../language/source.ts";

const language = new Compartment();
const parsed: Extension = json();
const plain: Extension = [];

/** A text beyond the limits, however it came, is not parsed, and stays quick to type in. */
export function parsedLanguage(source: string): Extension {
  return [
    language.of(isWithinSourceLimits(source) ? parsed : plain),
    EditorState.transactionExtender.of(({ docChanged, startState, newDoc }) => {
      if (!docChanged) return null;
      const wanted = isSmall(newDoc) ? parsed : plain;
      return wanted === language.get(startState) ? null : { effects: language.reconfigure(wanted) };
    }),
  ];
}

const isSmall = (doc: Text): boolean =>
  doc.length <= sourceLimits.characters && isWithinSourceLimits(doc.toString());
