import { useMemo } from "react";
import { createEnvironment } from "../../../renderers/environment.ts";
import { compilePage } from "../../language/compile/compile-page.ts";
import type { LanguageEnvironment } from "../../language/environment.ts";
import type { CompiledPage } from "../../language/page.ts";
import { useCatalogue } from "../application.ts";
import { useLanguagePack } from "../language/language-store.ts";

/** What pages are compiled against, in the language that is shown. */
export function useEnvironment(): LanguageEnvironment {
  const catalogue = useCatalogue();
  const { language, texts } = useLanguagePack();
  return useMemo(() => createEnvironment(catalogue, language, texts), [catalogue, language, texts]);
}

/** The plan and the problems of a page source, in the language that is shown. */
export function useCompiledPage(pagePath: string, source: string): CompiledPage {
  const environment = useEnvironment();
  return useMemo(() => compilePage(pagePath, source, environment), [pagePath, source, environment]);
}
