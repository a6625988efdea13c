import { useMemo } from "react";
import type { Drafts } from "../../../renderers/runtime/draft/drafts.ts";
import type { PageHost, PageRoute, PageUser } from "../../../renderers/runtime/page/host.ts";
import { mayCall } from "../../catalogue/may-call.ts";
import type { Translator } from "../../i18n/translator.ts";
import type { RoleFlags, SignedInMember } from "../../session/member.ts";
import { holds } from "../../session/session.ts";
import { type Application, useApplication, useCatalogue, useSession } from "../application.ts";
import { useLanguagePack } from "../language/language-store.ts";
import { pageFileOf } from "./page-source.ts";
import { queryClient } from "./query-client.ts";
import { savedViewsOf } from "./saved-views.ts";

/** Where a page stands in the application, and what it may do there; it stays the same while it is searched. */
export interface PagePlace {
  path: string;
  /** Sets the query, with its question mark, or empty; Back leads to the one before, unless the page only corrects itself. */
  setSearch(search: string, isCorrection: boolean): void;
  go(address: string): void;
  setUnsaved(isUnsaved: boolean): void;
  /** Told what the page is called, where that is more than its menu says. */
  setTitle?(title: string): void;
  /** Where what is typed there is kept. */
  drafts: Drafts;
}

/** Who looks at the page; `can` stays the same function as long as the permissions do. */
export interface Visitor {
  member: SignedInMember | null;
  roles: RoleFlags;
  can(permission: string): boolean;
}

/** Builds what a page needs of the application around it. */
export function createPageHost(
  { catalogue, catalogues, wire, session, config, elsewhere }: Application,
  { member, roles, can }: Visitor,
  { language, say }: Translator,
  pagePath: string,
  place: PagePlace,
): PageHost {
  const user: PageUser | null = member && {
    id: member.id,
    username: member.username,
    fullname: member.fullname,
    ...roles,
  };
  return {
    catalogue,
    wire,
    language,
    text: say,
    can,
    // Whoever may edit screens is shown their problems in full.
    isAdministrator: mayCall(catalogue, "page.saveDraft", can),
    pageFile: pageFileOf(pagePath),
    user,
    setQuery: (query, isCorrection) => place.setSearch(searchOf(query), isCorrection),
    linkHosts: config.linkHosts,
    go: (address) => {
      if (/^https?:\/\//i.test(address)) window.open(address, "_blank", "noopener,noreferrer");
      else place.go(address);
    },
    // Whoever changes the menu, a role or their own profile sees it at once.
    changed: (tags) => {
      if (tags.includes("session") && member) void session.reload().catch(() => undefined);
      // Whoever imports a service makes screens for it at once.
      if (tags.includes("service")) void catalogues.refresh().catch(() => undefined);
    },
    elsewhere,
    setUnsaved: place.setUnsaved,
    ...(place.setTitle && { setTitle: place.setTitle }),
    drafts: place.drafts,
    savedViews: savedViewsOf(
      {
        ...{ client: queryClient, wire, isServed: config.pages === "server" },
        storage: window.localStorage,
        memberId: () => session.store.getState().member?.id ?? null,
      },
      member?.id ?? null,
      pagePath,
    ),
  };
}

function searchOf(query: Readonly<Record<string, string>>): string {
  const search = new URLSearchParams({ ...query }).toString();
  return search === "" ? "" : `?${search}`;
}

/** Where a page stands, as its expressions see it; the same as long as the address is. */
export function usePageRoute({ path }: Pick<PagePlace, "path">, search: string): PageRoute {
  return useMemo(
    () => ({ path, query: Object.fromEntries(new URLSearchParams(search)) }),
    [path, search],
  );
}

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
