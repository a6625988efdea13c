import { useMemo } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { noDrafts } from "../../../renderers/runtime/draft/drafts.ts";
import type { PagePlace } from "../page/page-host.ts";

/**
 * The place of a public page, which opens without a token and without a tab, and the query of its
 * address.
 */
export function usePublicPlace(): { place: PagePlace; search: string } {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const place = useMemo(
    () => ({
      path: pathname,
      setSearch: (changed: string, isCorrection: boolean) =>
        void navigate(pathname + changed, { replace: isCorrection }),
      go: (address: string) => void navigate(address),
      setUnsaved: () => {},
      drafts: noDrafts,
    }),
    [pathname, navigate],
  );
  return { place, search };
}
