import { createContext } from "react";
import type { Location } from "react-router-dom";
import { useProvided } from "../../ui/use-provided.ts";
import type { MenuRoutes } from "../menu/menu-routes.ts";
import type { TabStore } from "../tabs/tab-store.ts";
import type { Navigate } from "./use-navigate-ahead.ts";

/**
 * Returns the location that the router is opening, or else the one that is open. The components are
 * drawn for a new location later than the router knows of it.
 */
export type GoingTo = () => Location;

/** What the components of the signed-in frame share. */
export interface WorkspaceParts {
  routes: MenuRoutes;
  tabs: TabStore;
  /**
   * Opens an address; shared here because a component that uses the router's hook redraws with every
   * navigation.
   */
  navigate: Navigate;
  goingTo: GoingTo;
}

/** The context that provides the parts of the signed-in frame; `useWorkspace` reads it. */
export const WorkspaceContext = createContext<WorkspaceParts | null>(null);

/** The parts of the signed-in frame around a component. */
export function useWorkspace(): WorkspaceParts {
  return useProvided(WorkspaceContext, "workspace");
}
