import type { ReactNode } from "react";
import type { JsonSchema } from "../../../src/catalogue/schema/json-schema.ts";
import type { InputPlan } from "../../../src/language/plan/input.ts";
import type { FieldPlan } from "../../../src/language/plan/plans.ts";

/**
 * The props of a widget's view: a subset of rjsf's `WidgetProps`, so that a search can draw it
 * without rjsf.
 */
export interface WidgetViewProps {
  id: string;
  name: string;
  label: string;
  value?: unknown;
  required?: boolean;
  disabled?: boolean;
  readonly?: boolean;
  autofocus?: boolean;
  multiple?: boolean;
  /** The schema of the value; its `x-…` extensions included. */
  schema: JsonSchema;
  /** The field's plan, with the end of its range; unplanned parts have none. */
  options: { input?: InputPlan & { to?: FieldPlan | null } };
  /** The faults of the value. */
  rawErrors?: readonly string[];
  onChange(value: unknown): void;
  onBlur(id: string, value: unknown): void;
  onFocus(id: string, value: unknown): void;
}

/** The view of a widget. */
export type WidgetView = (props: WidgetViewProps) => ReactNode;
