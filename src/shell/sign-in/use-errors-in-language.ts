import type { FormInstance } from "antd";
import { useEffect, useRef } from "react";
import { useLanguagePack } from "../language/language-store.ts";

/** Says a form's complaints again when the language changes (specification section 9). */
export function useErrorsInLanguage<Values>(form: FormInstance<Values>): void {
  const { language } = useLanguagePack();
  const said = useRef(language);
  useEffect(() => {
    if (said.current === language) return;
    said.current = language;
    const faulty = form.getFieldsError().filter(({ errors }) => errors.length > 0);
    if (faulty.length === 0) return;
    void form.validateFields(faulty.map(({ name }) => name)).catch(() => undefined);
  }, [form, language]);
}
