import { useMemo } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { noDrafts } from "../../../renderers/runtime/draft/drafts.ts";
import type { PagePlace } from "../page/page-host.ts";

/** Where a page stands that opens without a token, outside the row of open pages. */
export function usePublicPlace(): PagePlace {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return useMemo(
    () => ({
      path: pathname,
      search,
      setSearch: (changed: string, isCorrection: boolean) =>
        void navigate(pathname + changed, { replace: isCorrection }),
      go: (address: string) => void navigate(address),
      setUnsaved: () => {},
      drafts: noDrafts,
    }),
    [pathname, search, navigate],
  );
}
