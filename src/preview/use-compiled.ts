import { useMemo } from "react";
import { createEnvironment } from "../../renderers/environment.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { compileToDraw } from "../language/compile/compile-page.ts";
import type { PageToDraw } from "../language/page.ts";
import { currentTexts } from "../shell/language/language-store.ts";
import type { PreviewRequest } from "./protocol.ts";

/** The page that is asked for, made ready to be drawn in any language, with its problems. */
export function useCompiled(
  catalogue: Catalogue,
  { path, source }: Pick<PreviewRequest, "path" | "source">,
): PageToDraw {
  const environment = useMemo(() => createEnvironment(catalogue, currentTexts()), [catalogue]);
  return useMemo(() => compileToDraw(path, source, environment), [path, source, environment]);
}
