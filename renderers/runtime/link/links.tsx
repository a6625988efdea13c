import { createContext, type ReactNode, useCallback, useMemo, useState } from "react";
import { evaluate } from "../../../src/language/expression/evaluate.ts";
import type { Expression, ScopeValues } from "../../../src/language/expression/scope.ts";
import {
  type AddressOrigin,
  type Destination,
  destinationOf,
  originOf,
  staysInside,
} from "../../../src/language/link/destination.ts";
import { afterKey } from "../../../src/ui/keys/after-key.ts";
import { lateView } from "../../../src/ui/late/late-view.ts";
import { OutsideSign } from "../../../src/ui/outside/outside-sign.tsx";
import { useHost } from "../page/contexts.ts";
import { useTellLost } from "../show/late/use-tell-lost.ts";

/** Resolves a page's addresses and decides which may be followed. */
export interface Destinations {
  /** The destination of an address expression; `null` without an address. */
  of(expression: Expression | null, scope: ScopeValues): Destination | null;
  /** The destination of a stored address; `null` for other values. */
  ofValue(value: unknown): Destination | null;
  /** The external host of an expression's address, or `null`. */
  hostOf(expression: Expression, scope: ScopeValues): string | null;
}

/** The one place that decides which addresses a page may open, by the operator's list. */
export function useDestinations(): Destinations {
  const { linkHosts } = useHost();
  return useMemo(() => {
    const read = (address: unknown, from: AddressOrigin): Destination | null =>
      typeof address === "string" && address.trim() !== ""
        ? destinationOf(address, window.location.href, from, linkHosts)
        : null;
    const of: Destinations["of"] = (expression, scope) =>
      expression && read(evaluate(expression, scope), originOf(expression));
    return {
      of,
      ofValue: (value) => read(value, "value"),
      hostOf(expression, scope) {
        const found = staysInside(expression) ? null : of(expression, scope);
        return found?.kind === "outside" ? found.host : null;
      },
    };
  }, [linkHosts]);
}

/** Opens a destination; `isShown` tells whether its host was visible on the pressed element. */
type Lead = (destination: Destination, isShown?: boolean) => void;

/** The function that opens addresses; the page provides it. */
export const LeadContext = createContext<Lead>(() => {});

/**
 * Provides the function that opens destinations. An external host is named first; a blocked link
 * says why.
 */
export function Leading({ children }: { children: ReactNode }) {
  const { go } = useHost();
  const [asked, setAsked] = useState<Destination | null>(null);
  const lead = useCallback<Lead>(
    (to, isShown = true) => {
      const isOpen = to.kind === "outside" && to.may === "open" && isShown;
      if (isOpen || to.kind === "inside") go(to.address);
      else afterKey(() => setAsked(to));
    },
    [go],
  );
  return (
    <LeadContext value={lead}>
      {children}
      {asked && <Leaving to={asked} onClosed={() => setAsked(null)} />}
    </LeadContext>
  );
}

/** The question before a link, whose code is loaded with the first one. */
const Leaving = lateView(async () => (await import("./leaving-dialog.tsx")).LeavingDialog, {
  useFailure({ onClosed }) {
    const tellLost = useTellLost();
    return () => {
      tellLost();
      onClosed();
    };
  },
});

/** The icon of an external link. */
export function OutsideMark({ host }: { host: string }) {
  return <OutsideSign host={host} label={useHost().text("link.outside")} />;
}
