import { GlobalOutlined } from "@ant-design/icons";
import { ChoiceMenu } from "./choice-menu.tsx";
import { useLanguageChoices } from "./choices.tsx";

/** Switches the language, without a reload (specification section 9). */
export function LanguageMenu() {
  return <ChoiceMenu choices={useLanguageChoices()} icon={<GlobalOutlined aria-hidden />} />;
}
