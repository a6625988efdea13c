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
import { afterKey } from "../../../src/ui/after-key.ts";
import { OutsideSign } from "../../../src/ui/outside/outside-sign.tsx";
import { useHost } from "../page/contexts.ts";
import { LeavingDialog } from "./leaving-dialog.tsx";

/** Where the addresses of a page lead, and which of them may be followed. */
export interface Destinations {
  /** The destination of an expression's address; `null` where it gives none. */
  of(expression: Expression | null, scope: ScopeValues): Destination | null;
  /** The destination of a stored address; `null` where the value is none. */
  ofValue(value: unknown): Destination | null;
  /** The host outside that an expression leads to, if it does. */
  hostOf(expression: Expression, scope: ScopeValues): string | null;
}

/** The one place that decides about the addresses of a page, by what the operator lists. */
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

/** Leads to a destination; `isShown` tells whether its host stood where it was pressed. */
type Lead = (destination: Destination, isShown?: boolean) => void;

/** The only way from a page to another address; given by the page. */
export const LeadContext = createContext<Lead>(() => {});

/**
 * Leads from a page to destinations. Who leaves the product knows where to; a way that is shut says
 * why, and what to do about it.
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
      {asked && <LeavingDialog to={asked} onClosed={() => setAsked(null)} />}
    </LeadContext>
  );
}

/** The sign that something on a page leads outside. */
export function OutsideMark({ host }: { host: string }) {
  return <OutsideSign host={host} label={useHost().text("link.outside")} />;
}
