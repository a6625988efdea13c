import { createContext, useContext } from "react";
import type { NavigateFunction } from "react-router-dom";
import type { MenuRoutes } from "../menu/menu-routes.ts";
import type { TabStore } from "../tabs/tab-store.ts";

/** What the parts of the signed-in frame share. */
export interface WorkspaceParts {
  routes: MenuRoutes;
  tabs: TabStore;
  /**
   * The router's navigate function. A component that asks the router itself is redrawn with every
   * navigation.
   */
  navigate: NavigateFunction;
}

/** Where the parts of the frame find each other; read by `useWorkspace`. */
export const WorkspaceContext = createContext<WorkspaceParts | null>(null);

/** The signed-in frame around a component. */
export function useWorkspace(): WorkspaceParts {
  const parts = useContext(WorkspaceContext);
  if (!parts) throw new Error("There is no workspace around this component.");
  return parts;
}
