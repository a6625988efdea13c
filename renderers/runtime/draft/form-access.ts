import { createContext } from "react";
import type { Locals } from "../page/page-store.ts";

/** The other fields of the form around a widget, for one that fills more than its own. */
export interface FormAccess {
  values: Readonly<Record<string, unknown>>;
  set(field: string, value: unknown): void;
}

/** The form around a widget; `null` in a search. */
export const FormAccessContext = createContext<FormAccess | null>(null);

/** The record within a form that a widget stands in, as expressions see it under `item`. */
export const ItemContext = createContext<unknown>(null);

/**
 * What expressions see around a form, without `form`: a widget that does not follow other fields is
 * not drawn anew when they change. `null` outside of one.
 */
export const AroundFormContext = createContext<Locals | null>(null);
