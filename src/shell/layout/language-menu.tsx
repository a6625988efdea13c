import { GlobalOutlined } from "@ant-design/icons";
import { Dropdown } from "antd";
import { isLanguage, type Language, languages } from "../../i18n/language.ts";
import { switchLanguage, useLanguagePack } from "../language/language-store.ts";
import { useTexts } from "../language/texts.ts";
import styles from "./top-bar.module.css";

/** Each language in its own words. */
const names: Readonly<Record<Language, string>> = {
  en: "English",
  zh: "中文",
  es: "Español",
  ja: "日本語",
};

/** Switches the language, without a reload (specification section 9). */
export function LanguageMenu() {
  const text = useTexts();
  const { language } = useLanguagePack();
  const items = languages.map((key) => ({ key, label: <span lang={key}>{names[key]}</span> }));
  return (
    <Dropdown
      trigger={["click"]}
      menu={{
        items,
        selectable: true,
        selectedKeys: [language],
        onClick: ({ key }) => {
          if (isLanguage(key)) void switchLanguage(key);
        },
      }}
    >
      <button type="button" className={styles.button} aria-label={text("shell.language")}>
        <GlobalOutlined aria-hidden />
      </button>
    </Dropdown>
  );
}
