import { useMemo } from "react";
import { createEnvironment } from "../../../renderers/environment.ts";
import { compilePage } from "../../language/compile/compile-page.ts";
import type { CompiledPage } from "../../language/page.ts";
import { useApplication } from "../application.ts";
import { useLanguagePack } from "../language/language-store.ts";

/** The plan and the problems of a page source, in the language that is shown. */
export function useCompiledPage(pagePath: string, source: string): CompiledPage {
  const { catalogue } = useApplication();
  const { language, texts } = useLanguagePack();
  const environment = useMemo(
    () => createEnvironment(catalogue, language, texts),
    [catalogue, language, texts],
  );
  return useMemo(() => compilePage(pagePath, source, environment), [pagePath, source, environment]);
}
