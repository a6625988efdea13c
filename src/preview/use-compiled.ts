import { useMemo } from "react";
import { createEnvironment } from "../../renderers/environment.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { compileToDraw } from "../language/compile/compile-page.ts";
import type { PageToDraw } from "../language/page.ts";
import { useLanguagePack } from "../shell/language/language-store.ts";
import type { PreviewRequest } from "./protocol.ts";

/** The page that is asked for, made ready to be drawn, with its problems, in the language that is shown. */
export function useCompiled(
  catalogue: Catalogue,
  { path, source }: Pick<PreviewRequest, "path" | "source">,
): PageToDraw {
  const { texts } = useLanguagePack();
  const environment = useMemo(() => createEnvironment(catalogue, texts), [catalogue, texts]);
  return useMemo(() => compileToDraw(path, source, environment), [path, source, environment]);
}
