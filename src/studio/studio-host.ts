import { createContext } from "react";
import type { PageHost, PageRoute } from "../../renderers/runtime/page/host.ts";
import { mayCall } from "../catalogue/may-call.ts";
import type { OperationId } from "../catalogue/types.gen.ts";
import type { LanguageEnvironment } from "../language/environment.ts";
import { useProvided } from "../ui/use-provided.ts";
import type { StudioScreenName } from "./screen-names.ts";

/** The application around the studio: a page's host, and the environment to compile pages with. */
export interface StudioHost extends PageHost {
  environment: LanguageEnvironment;
  route: PageRoute;
}

/** The context with the application around the studio. */
export const StudioContext = createContext<StudioHost | null>(null);

/** The application around a screen of the studio. */
export function useStudio(): StudioHost {
  return useProvided(StudioContext, "studio");
}

/** Tests whether the user may call an operation, by its permission in the catalogue. */
export function useMayCall(): (operationId: OperationId) => boolean {
  const { catalogue, can } = useStudio();
  return (operationId) => mayCall(catalogue, operationId, can);
}

/** The address of a screen of the studio, wherever the menu places the studio. */
export function studioAddress(
  { route }: Pick<StudioHost, "route">,
  screen: StudioScreenName,
  query: Readonly<Record<string, string>> = {},
): string {
  const place = route.path.slice(0, route.path.lastIndexOf("/"));
  const search = new URLSearchParams(query).toString();
  return `${place}/${screen}${search === "" ? "" : `?${search}`}`;
}
