import { type ComponentType, createElement } from "react";
import { type Late, late, useLate } from "./late.ts";

/** A component whose code is loaded when it is first drawn, or before. */
export type LateView<Props> = ComponentType<Props> & {
  code: Late<ComponentType<Props>>;
};

interface LateOptions<Props> {
  /** What is drawn until the code is loaded; nothing by default. */
  Meanwhile?: ComponentType<Props>;
  /** Whether `Meanwhile` stays where the code cannot be loaded, since one can do without it. */
  isDispensable?: boolean;
  /** A hook whose result is called where the code cannot be loaded. */
  useFailure?(props: Props): () => void;
}

/**
 * Declares a component whose code most visits do not use. Where the code cannot be loaded and no
 * option says otherwise, drawing it throws a `PartFailure`, which the nearest error boundary tells.
 */
export function lateView<Props extends object>(
  request: () => Promise<ComponentType<Props>>,
  options: LateOptions<Props> = {},
): LateView<Props> {
  const code = late(request);
  const draw = (props: Props) => createElement(LatePart<Props>, { code, options, props });
  return Object.assign(draw, { code });
}

interface LatePartProps<Props> {
  code: Late<ComponentType<Props>>;
  options: LateOptions<Props>;
  props: Props;
}

function LatePart<Props extends object>({ code, options, props }: LatePartProps<Props>) {
  const { Meanwhile, isDispensable, useFailure = useNothing } = options;
  const Part =
    useLate(code, useFailure(props) ?? (isDispensable ? ignore : undefined)) ?? Meanwhile;
  return Part ? createElement(Part, props) : null;
}

function useNothing(): undefined {
  return undefined;
}

const ignore = (): void => {};
