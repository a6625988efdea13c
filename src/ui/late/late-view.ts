import { type ComponentType, createElement } from "react";
import { type Late, late, useLate } from "./late.ts";

/** A component whose code is loaded when it is first drawn, and which never suspends. */
export type LateView<Props> = ComponentType<Props> & {
  /** Loads the code before it is first drawn. */
  load(): Promise<unknown>;
};

interface LateOptions<Props> {
  /** What is drawn until the code is loaded; nothing by default. */
  Meanwhile?: ComponentType<Props>;
  /** A hook whose result is called where the code cannot be loaded. */
  useFailure?(props: Props): (() => void) | undefined;
}

/** Declares a component whose code most visits do not use. */
export function lateView<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  options: LateOptions<Props> = {},
): LateView<Props> {
  const wanted = late(load);
  const draw = (props: Props) => createElement(LatePart<Props>, { wanted, options, props });
  return Object.assign(draw, { load: () => wanted.load() });
}

interface LatePartProps<Props> {
  wanted: Late<ComponentType<Props>>;
  options: LateOptions<Props>;
  props: Props;
}

function LatePart<Props extends object>({ wanted, options, props }: LatePartProps<Props>) {
  const { Meanwhile, useFailure = noFailure } = options;
  const Part = useLate(wanted, useFailure(props)) ?? Meanwhile;
  return Part ? createElement(Part, props) : null;
}

function noFailure(): undefined {
  return undefined;
}
