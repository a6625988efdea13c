import { useMemo } from "react";
import { createEnvironment } from "../../../renderers/environment.ts";
import type { CallingVersion } from "../../catalogue/page-header.ts";
import { compileToDraw } from "../../language/compile/compile-page.ts";
import type { LanguageEnvironment } from "../../language/environment.ts";
import { asVersion, type PageToDraw } from "../../language/page.ts";
import { useApplication, useCatalogue } from "../application.ts";
import { currentTexts, useLanguagePack } from "../language/language-store.ts";

/** What pages are compiled against, in the language that is shown. */
export function useEnvironment(): LanguageEnvironment {
  const catalogue = useCatalogue();
  const { texts } = useLanguagePack();
  const { linkHosts } = useApplication().config;
  return useMemo(
    () => createEnvironment(catalogue, texts, linkHosts),
    [catalogue, texts, linkHosts],
  );
}

/** A page source made ready to be drawn in any language, with its problems. */
export function useCompiledPage(
  pagePath: string,
  source: string,
  version: CallingVersion,
): PageToDraw {
  const catalogue = useCatalogue();
  const environment = useMemo(() => createEnvironment(catalogue, currentTexts()), [catalogue]);
  const compiled = useMemo(
    () => compileToDraw(pagePath, source, environment),
    [pagePath, source, environment],
  );
  return useMemo(() => asVersion(compiled, version), [compiled, version]);
}
