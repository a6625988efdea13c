import { AutoComplete, Input, Segmented } from "antd";
import { type Language, languageNames, languages } from "../../../i18n/language.ts";
import type { Translator } from "../../../i18n/translator.ts";
import { entryNamed } from "../../../language/source.ts";
import { useStudio } from "../../studio-host.ts";
import type { ControlProps } from "../control-of.ts";
import { useInspecting } from "../inspecting.ts";
import styles from "../inspector.module.css";
import { withEntry } from "../part-edits.ts";
import { useTyped } from "../use-typed.ts";
import { Choice } from "./choice.tsx";

/** An input for a text: one for all languages, a text key, or one text for each language. */
export function TextControl(props: ControlProps) {
  const { text } = useStudio();
  const { isReadOnly } = useInspecting();
  const { property, onWrite } = props;
  const isEach = property.node?.type === "object";
  const change = (as: string): void => {
    const said = saidBy(props);
    const each = Object.fromEntries(languages.map((language) => [language, said]));
    onWrite(as === "each" ? spaced(each) : JSON.stringify(said));
  };
  return (
    <div className={styles.texts}>
      <Segmented
        size="small"
        tabIndex={-1}
        aria-label={text("studio.inspector.textAs")}
        disabled={isReadOnly}
        value={isEach ? "each" : "one"}
        options={[
          { value: "one", label: text("studio.inspector.textOne") },
          { value: "each", label: text("studio.inspector.textEach") },
        ]}
        onChange={change}
      />
      {isEach ? (
        languages.map((language) => <LanguageInput key={language} {...props} language={language} />)
      ) : (
        <KeyOrText {...props} />
      )}
    </div>
  );
}

/** An object as JSON on one line, with spaces. */
function spaced(value: Readonly<Record<string, string>>): string {
  const entries = Object.entries(value).map(
    ([key, said]) => `${JSON.stringify(key)}: ${JSON.stringify(said)}`,
  );
  return `{ ${entries.join(", ")} }`;
}

function saidBy({ property: { node } }: ControlProps): string {
  if (!node) return "";
  const english = entryNamed(node, "en") ?? node.entries[0];
  return String(english?.node.scalar ?? node.scalar ?? "");
}

interface LanguageInputProps extends ControlProps {
  language: Language;
}

function LanguageInput({ property: { node }, id, describedBy, language }: LanguageInputProps) {
  const { source, isReadOnly, apply } = useInspecting();
  const said = node && entryNamed(node, language)?.node.scalar;
  const typed = useTyped(String(said ?? ""), (value) => {
    if (node) apply([withEntry(source, node, language, JSON.stringify(value))]);
  });
  return (
    <div className={styles.language}>
      <label htmlFor={`${id}-${language}`} lang={language}>
        {languageNames[language]}
      </label>
      <Input
        id={`${id}-${language}`}
        lang={language}
        aria-describedby={describedBy}
        disabled={isReadOnly}
        value={typed.value}
        onChange={({ target }) => typed.type(target.value)}
        onBlur={typed.flush}
        onPressEnter={typed.flush}
      />
    </div>
  );
}

/** Maximum text keys offered at once; typing more narrows them down. */
const mostKeys = 50;

function KeyOrText({ property: { node, name }, id, describedBy, onWrite }: ControlProps) {
  const { environment, isReadOnly } = useInspecting();
  const { texts } = environment;
  const typed = useTyped(String(node?.scalar ?? ""), (value) => onWrite(JSON.stringify(value)));
  const meant = texts.find(typed.value);
  return (
    <div>
      <AutoComplete
        id={id}
        className={styles.control ?? ""}
        aria-label={name}
        aria-describedby={describedBy}
        disabled={isReadOnly}
        value={typed.value}
        options={found(typed.value, texts)}
        defaultActiveFirstOption={false}
        onChange={typed.type}
        onBlur={typed.flush}
      />
      {meant !== undefined && <p className={styles.meant}>{meant}</p>}
    </div>
  );
}

/** The text keys whose name or text contains the typed text. */
function found(typed: string, texts: Translator) {
  const wanted = typed.trim().toLowerCase();
  if (wanted === "" || texts.find(typed) !== undefined) return [];
  const keys = texts
    .keys()
    .filter((key) => `${key} ${texts.find(key)}`.toLowerCase().includes(wanted));
  return keys.slice(0, mostKeys).map((key) => ({
    value: key,
    label: <Choice label={texts.find(key) ?? key} detail={key} />,
  }));
}
