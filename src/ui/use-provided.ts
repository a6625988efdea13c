import { type Context, useContext } from "react";

/** The value of a context that must be provided around the component; `name` is what is missing. */
export function useProvided<Value>(context: Context<Value | null>, name: string): Value {
  const value = useContext(context);
  if (value === null) throw new Error(`There is no ${name} around this component.`);
  return value;
}
