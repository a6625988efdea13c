import { useMemo, useState } from "react";
import type { Drafts } from "../../renderers/runtime/draft/drafts.ts";
import type { PageHost, PageRoute } from "../../renderers/runtime/page/host.ts";
import { loneHost } from "../../renderers/runtime/page/lone-host.ts";
import { isWithin } from "../../renderers/runtime/page/page-store.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { mayCall } from "../catalogue/may-call.ts";
import type { ParamPlans } from "../language/params.ts";
import { sampleQuery } from "../language/sample-query.ts";
import type { Config } from "../shell/config.ts";
import { useLanguagePack } from "../shell/language/language-store.ts";
import type { Wire } from "../wire/wire.ts";
import type { PreviewRequest, StudioLink } from "./protocol.ts";

interface HostOptions {
  config: Config;
  catalogue: Catalogue;
  request: PreviewRequest;
  studio: StudioLink;
  wire: Wire;
  isPublic: boolean;
  /** What the page takes from its address. */
  params: ParamPlans;
}

const nobodys: readonly string[] = [];

/**
 * The page host and route of the previewed page, which replace those of the application. Links do
 * not navigate.
 */
export function usePreviewHost({
  config,
  catalogue,
  request,
  studio,
  wire,
  isPublic,
  params,
}: HostOptions) {
  const { language, say } = useLanguagePack().texts;
  const [drafts] = useState(createKeptDrafts);
  const [given, setQuery] = useState<Readonly<Record<string, string>>>({});
  const { path } = request;
  const user = isPublic ? null : request.user;
  const permissions = isPublic ? nobodys : request.permissions;
  const can = useMemo(() => {
    const held = new Set(permissions);
    return (permission: string) => held.has(permission);
  }, [permissions]);
  const host = useMemo(
    (): PageHost => ({
      catalogue,
      wire,
      language,
      text: say,
      can,
      // A person who may edit screens sees answers that break the catalogue, and why a page is as
      // it is.
      isAdministrator: mayCall(catalogue, "page.saveDraft", can),
      pageFile: `schemas/pages/${path}.json`,
      user,
      ...loneHost,
      setQuery,
      linkHosts: config.linkHosts,
      go: (address) => studio.send({ type: "lead", address }),
      drafts,
    }),
    [config, catalogue, wire, language, say, can, user, path, studio, drafts],
  );
  const route = useMemo(
    (): PageRoute => ({ path: `/${path}`, query: { ...sampleQuery(params), ...given } }),
    [path, params, given],
  );
  return { host, route };
}

/**
 * Creates drafts that keep entered values as long as the preview shows the page, even when the
 * page's source changes.
 */
function createKeptDrafts(): Drafts {
  const kept = new Map<string, unknown>();
  return {
    read: (key) => kept.get(key),
    write(key, value) {
      if (value === undefined) kept.delete(key);
      else kept.set(key, value);
    },
    remove(key) {
      for (const known of [...kept.keys()]) if (isWithin(known, key)) kept.delete(known);
    },
  };
}
