import { useMemo } from "react";
import type { Drafts } from "../../../renderers/runtime/draft/drafts.ts";
import type { PageHost, PageRoute, PageUser } from "../../../renderers/runtime/page/host.ts";
import { mayCall } from "../../catalogue/may-call.ts";
import type { RoleFlags } from "../../catalogue/role-flags.ts";
import type { Translator } from "../../i18n/translator.ts";
import type { SignedInMember } from "../../session/member.ts";
import { holds } from "../../session/session.ts";
import { type Application, useApplication, useCatalogue, useSession } from "../application.ts";
import { useLanguagePack } from "../language/language-store.ts";
import { pageFileOf } from "./page-source.ts";
import { queryClient } from "./query-client.ts";
import { savedViewsOf } from "./saved-views.ts";

/**
 * A page's place in the application and its means there; the object stays the same while the query
 * changes.
 */
export interface PagePlace {
  path: string;
  /**
   * Sets the query, with its question mark, or empty. Back returns to the previous query, unless
   * `isCorrection` says that the page only corrects itself.
   */
  setSearch(search: string, isCorrection: boolean): void;
  go(address: string): void;
  setUnsaved(isUnsaved: boolean): void;
  /**
   * Called with the title that the page takes from its values, where it has one beside its menu
   * title.
   */
  setTitle?(title: string): void;
  /** Aborted once the page closes for good, where it is hidden at times. */
  closed?: AbortSignal;
  /** The place's drafts, which keep its unsaved input. */
  drafts: Drafts;
}

/** The user who looks at the page; `can` stays the same function while the permissions do. */
export interface Visitor {
  member: SignedInMember | null;
  roles: RoleFlags;
  can(permission: string): boolean;
}

/** Builds the host that connects a page to the application. */
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
    // Users who may edit screens see the full description of a screen's problems.
    isAdministrator: mayCall(catalogue, "page.saveDraft", can),
    pageFile: pageFileOf(pagePath),
    user,
    setQuery: (query, isCorrection) => place.setSearch(searchOf(query), isCorrection),
    linkHosts: config.linkHosts,
    go: (address) => {
      if (/^https?:\/\//i.test(address)) window.open(address, "_blank", "noopener,noreferrer");
      else place.go(address);
    },
    // Users who change the menu, a role or their own profile see the result at once.
    changed: (tags) => {
      if (tags.includes("session") && member) void session.reload().catch(() => undefined);
      // Users who import a service can make screens for it at once.
      if (tags.includes("service")) void catalogues.refresh().catch(() => undefined);
    },
    elsewhere,
    setUnsaved: place.setUnsaved,
    ...(place.setTitle && { setTitle: place.setTitle }),
    closed: place.closed,
    drafts: place.drafts,
    savedViews: savedViewsFor({ config, wire, session }, member, pagePath),
  };
}

/** The view settings that a member keeps of a page. */
export function savedViewsFor(
  { config, wire, session }: Pick<Application, "config" | "wire" | "session">,
  member: SignedInMember | null,
  pagePath: string,
) {
  const isServed = config.pages === "server";
  const memberId = () => session.store.getState().member?.id ?? null;
  const place = { client: queryClient, wire, storage: window.localStorage, isServed, memberId };
  return savedViewsOf(place, member?.id ?? null, pagePath);
}

function searchOf(query: Readonly<Record<string, string>>): string {
  const search = new URLSearchParams({ ...query }).toString();
  return search === "" ? "" : `?${search}`;
}

/**
 * The page's address as its expressions see it; the object stays the same while the address does.
 */
export function usePageRoute({ path }: Pick<PagePlace, "path">, search: string): PageRoute {
  return useMemo(
    () => ({ path, query: Object.fromEntries(new URLSearchParams(search)) }),
    [path, search],
  );
}

/** The host that connects a page at its place to the application, for the current user. */
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
