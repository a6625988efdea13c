import { createContext, useContext, useEffect } from "react";
import { useSteady } from "../../../src/ui/use-steady.ts";

/** A command of the current page, by name. */
export interface Command {
  label: string;
  run(): void;
}

/** A command, and the heading of the part of the page that offers it. */
export interface OfferedCommand extends Command {
  place: string | null;
}

/** The heading of the part of a page in which commands are offered. */
export const CommandPlaceContext = createContext<string | null>(null);

const offered = new Set<() => readonly OfferedCommand[]>();

/** Offers commands while the component's page is shown. */
export function useCommands(list: () => readonly Command[]): void {
  const place = useContext(CommandPlaceContext);
  const latest = useSteady(() => list().map((command) => ({ ...command, place })));
  useEffect(() => {
    offered.add(latest);
    return () => void offered.delete(latest);
  }, [latest]);
}

/** All commands of the page that is shown. */
export function commandsNow(): OfferedCommand[] {
  return [...offered].flatMap((list) => list());
}
