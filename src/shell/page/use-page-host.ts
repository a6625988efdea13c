import { useMemo } from "react";
import type { PageHost } from "../../../renderers/runtime/page/host.ts";
import { holds } from "../../session/session.ts";
import { useApplication, useCatalogue, useSession } from "../application.ts";
import { useLanguagePack } from "../language/language-store.ts";
import { createPageHost, type PagePlace } from "./page-host.ts";

/** The application around a page at its place, for whoever is signed in. */
export function usePageHost(pagePath: string, place: PagePlace): PageHost {
  const application = useApplication();
  const catalogue = useCatalogue();
  const { texts } = useLanguagePack();
  const signedIn = useSession((state) => state);
  const visitor = useMemo(
    () => ({
      member: signedIn.member,
      roles: signedIn.roles,
      can: (permission: string) => holds(signedIn, permission),
    }),
    [signedIn],
  );
  return useMemo(
    () => createPageHost({ ...application, catalogue }, visitor, texts, pagePath, place),
    [application, catalogue, visitor, texts, pagePath, place],
  );
}
