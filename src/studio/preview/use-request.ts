import { useEffect, useMemo, useState } from "react";
import type { PreviewRequest } from "../../preview/protocol.ts";
import { useStudio } from "../studio-host.ts";
import type { PreviewChoices } from "./choices.ts";
import { useIsDark } from "./use-is-dark.ts";
import { type RoleState, useVisitor } from "./use-visitor.ts";

interface RequestOptions {
  path: string;
  source: string;
  isVisible: boolean;
  choices: PreviewChoices;
}

/** The pause in typing after which the preview follows. */
const typingPauseMs = 150;

/** What the preview is to show; `null` until it is seen for the first time. */
export function useRequest({ path, source, isVisible, choices }: RequestOptions): {
  request: PreviewRequest | null;
  roleState: RoleState;
} {
  const host = useStudio();
  const isStudioDark = useIsDark();
  const page = usePaused(path, source);
  const { user, permissions, state } = useVisitor(choices.role);
  const { data, isOpenForWrites } = choices;
  const language = choices.language ?? host.language;
  const isDark = choices.isDark ?? isStudioDark;
  const asked = useMemo(
    (): PreviewRequest => ({
      ...{ ...page, language, isDark, user, permissions, data, isOpenForWrites },
    }),
    [page, language, isDark, user, permissions, data, isOpenForWrites],
  );
  const [request, setRequest] = useState<PreviewRequest | null>(null);
  useEffect(() => {
    if (isVisible) setRequest(asked);
  }, [isVisible, asked]);
  return { request, roleState: state };
}

/** A page's text once its author pauses; another page's at once. */
function usePaused(path: string, source: string): { path: string; source: string } {
  const [page, setPage] = useState({ path, source });
  const isOther = page.path !== path;
  if (isOther) setPage({ path, source });
  useEffect(() => {
    const timer = setTimeout(() => {
      setPage((before) => (before.source === source ? before : { path, source }));
    }, typingPauseMs);
    return () => clearTimeout(timer);
  }, [path, source]);
  return page;
}
