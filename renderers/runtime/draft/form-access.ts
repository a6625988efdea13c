import { createContext } from "react";
import type { Locals } from "../page/page-store.ts";

/** The form around a widget that fills several fields. */
export interface FormAccess {
  values: Readonly<Record<string, unknown>>;
  set(field: string, value: unknown): void;
}

/** The form around a widget; `null` in a search. */
export const FormAccessContext = createContext<FormAccess | null>(null);

/** The record within a form that contains a widget; `item` in expressions. */
export const ItemContext = createContext<unknown>(null);

/**
 * The variables around a form, without `form`, so that a widget independent of other fields is not
 * redrawn. `null` outside a form.
 */
export const AroundFormContext = createContext<Locals | null>(null);
