import { useMemo } from "react";
import { createEnvironment } from "../../renderers/environment.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { compilePage } from "../language/compile/compile-page.ts";
import type { CompiledPage } from "../language/page.ts";
import { useLanguagePack } from "../shell/language/language-store.ts";
import type { PreviewRequest } from "./protocol.ts";

/** The plan and the problems of the page that is asked for, in the language that is shown. */
export function useCompiled(
  catalogue: Catalogue,
  { path, source }: Pick<PreviewRequest, "path" | "source">,
): CompiledPage {
  const { language, texts } = useLanguagePack();
  const environment = useMemo(
    () => createEnvironment(catalogue, language, texts),
    [catalogue, language, texts],
  );
  return useMemo(() => compilePage(path, source, environment), [path, source, environment]);
}
