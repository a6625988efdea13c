import { Segmented, Select } from "antd";
import { useMemo } from "react";
import { languageNames, languages } from "../../i18n/language.ts";
import { useTabLeaves } from "../../ui/use-tab-leaves.ts";
import common from "../common.module.css";
import { useStudio } from "../studio-host.ts";
import { TextField } from "../text-field.tsx";
import styles from "./new-screen.module.css";
import { type TitleEntry, titleSource } from "./page-title.ts";

interface TitleFieldsProps {
  title: TitleEntry;
  onChange(title: TitleEntry): void;
}

/**
 * Inputs for a page's title: one text for each language, the current one first, or an existing text
 * key.
 */
export function TitleFields({ title, onChange }: TitleFieldsProps) {
  const { text, language, environment } = useStudio();
  const change = (as: TitleEntry["as"]): void => {
    const isBlank = titleSource({ ...title, as: "text" }) === "";
    const known = environment.texts.find(title.key);
    const begun = as === "text" && isBlank && known !== undefined;
    onChange({ ...title, as, ...(begun && { texts: { [language]: known } }) });
  };
  const ordered = [language, ...languages.filter((other) => other !== language)];
  return (
    <fieldset className={common.fields}>
      <legend className={common.legend}>{text("studio.newScreen.title")}</legend>
      <Segmented<TitleEntry["as"]>
        tabIndex={-1}
        aria-label={text("studio.newScreen.titleAs")}
        value={title.as}
        options={[
          { value: "text", label: text("studio.newScreen.ownText") },
          { value: "key", label: text("studio.newScreen.knownText") },
        ]}
        onChange={change}
      />
      {title.as === "key" ? (
        <KeyField value={title.key} onChange={(key) => onChange({ ...title, key })} />
      ) : (
        <div className={styles.languages}>
          {ordered.map((one) => (
            <TextField
              key={one}
              label={languageNames[one]}
              lang={one}
              spellCheck
              maxLength={100}
              value={title.texts[one] ?? ""}
              onChange={(typed) => onChange({ ...title, texts: { ...title.texts, [one]: typed } })}
            />
          ))}
        </div>
      )}
      {titleSource(title) === "" && (
        <p className={styles.fault} role="status">
          {text("studio.newScreen.titleEmpty")}
        </p>
      )}
    </fieldset>
  );
}

function KeyField({ value, onChange }: { value: string; onChange(key: string): void }) {
  const { text, environment } = useStudio();
  const { texts } = environment;
  const options = useMemo(
    () => texts.keys().map((key) => ({ value: key, label: `${texts.find(key)} · ${key}` })),
    [texts],
  );
  const leaveByTab = useTabLeaves(false);
  return (
    <Select
      showSearch={{ optionFilterProp: "label" }}
      className={styles.wide}
      aria-label={text("studio.newScreen.key")}
      placeholder={text("studio.newScreen.findKey")}
      value={value === "" ? undefined : value}
      options={options}
      onInputKeyDown={leaveByTab}
      onChange={onChange}
    />
  );
}
