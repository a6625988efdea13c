import { Form, Input, Segmented, Select } from "antd";
import { useMemo } from "react";
import { languages } from "../../i18n/language.ts";
import { textAt } from "../../i18n/translate.ts";
import { keysOf } from "../../language/plan/text.ts";
import { useStudio } from "../studio-host.ts";
import styles from "./new-screen.module.css";
import type { TitleEntry } from "./page-title.ts";

/** The languages by their own names, which every text of them has. */
const ownNames = { en: "English", zh: "中文", es: "Español", ja: "日本語" } as const;

interface TitleFieldsProps {
  title: TitleEntry;
  onChange(title: TitleEntry): void;
}

/** A page's title: in each language, the own one first, or one of the texts that there are. */
export function TitleFields({ title, onChange }: TitleFieldsProps) {
  const { text, language } = useStudio();
  const ordered = [language, ...languages.filter((other) => other !== language)];
  return (
    <fieldset className={styles.fields}>
      <legend className={styles.legend}>{text("studio.newScreen.title")}</legend>
      <Segmented<TitleEntry["as"]>
        aria-label={text("studio.newScreen.titleAs")}
        value={title.as}
        options={[
          { value: "text", label: text("studio.newScreen.ownText") },
          { value: "key", label: text("studio.newScreen.knownText") },
        ]}
        onChange={(as) => onChange({ ...title, as })}
      />
      {title.as === "key" ? (
        <KeyField value={title.key} onChange={(key) => onChange({ ...title, key })} />
      ) : (
        <div className={styles.languages}>
          {ordered.map((one) => (
            <Form.Item key={one} label={ownNames[one]} htmlFor={`new-title-${one}`}>
              <Input
                id={`new-title-${one}`}
                lang={one}
                maxLength={100}
                value={title.texts[one] ?? ""}
                onChange={({ target }) =>
                  onChange({ ...title, texts: { ...title.texts, [one]: target.value } })
                }
              />
            </Form.Item>
          ))}
        </div>
      )}
    </fieldset>
  );
}

interface KeyFieldProps {
  value: string;
  onChange(key: string): void;
}

function KeyField({ value, onChange }: KeyFieldProps) {
  const { text, environment } = useStudio();
  const { texts } = environment;
  const options = useMemo(
    () => keysOf(texts).map((key) => ({ value: key, label: `${textAt(texts, key)} · ${key}` })),
    [texts],
  );
  return (
    <Select
      showSearch={{ optionFilterProp: "label" }}
      className={styles.wide}
      aria-label={text("studio.newScreen.key")}
      placeholder={text("studio.newScreen.findKey")}
      value={value === "" ? undefined : value}
      options={options}
      onChange={onChange}
    />
  );
}
