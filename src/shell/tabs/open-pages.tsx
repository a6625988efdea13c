import { QueryClientProvider } from "@tanstack/react-query";
import { useMemo } from "react";
import { useWorkspace, WorkspaceContext } from "../layout/workspace-context.ts";
import { queryClient } from "../page/query-client.ts";
import { KeptPages } from "./kept-pages.tsx";
import { PagePlace } from "./page-outlet.tsx";

/** The pages of the open tabs, with what they need of the frame around them. */
export function OpenPages() {
  const parts = useWorkspace();
  const pages = useMemo(
    () => (
      <QueryClientProvider client={queryClient}>
        <WorkspaceContext value={parts}>
          <KeptPages />
        </WorkspaceContext>
      </QueryClientProvider>
    ),
    [parts],
  );
  return <PagePlace pages={pages} />;
}
