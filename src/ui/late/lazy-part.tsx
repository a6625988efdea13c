import { type ComponentType, lazy, useState } from "react";
import { late } from "./late.ts";

/**
 * The code of a part of the application could not be loaded. Chromium keeps such a failure for as
 * long as the document lives, so only loading the page again helps in every browser.
 */
export class PartFailure extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = "PartFailure";
  }
}

/** A component whose code is loaded when it is first drawn, or before. */
export type LazyPart<Props, Beside = unknown> = ComponentType<Props> & {
  /**
   * Loads the component, and what is kept on it, ahead. A part that is loaded is drawn at once,
   * without a placeholder.
   */
  load(): Promise<ComponentType<Props> & Beside>;
};

/**
 * Makes a component of code that is loaded later; the nearest `Suspense` shows its placeholder
 * meanwhile. React keeps a placeholder that it has shown for 300 ms, so code that is expected soon
 * is better loaded ahead.
 * @throws PartFailure while drawing, where the code could not be loaded.
 */
export function lazyPart<Props extends object, Beside = unknown>(
  request: () => Promise<ComponentType<Props> & Beside>,
): LazyPart<Props, Beside> {
  const code = late(request);
  const Awaited = lazy<ComponentType<Props>>(async () => {
    try {
      return { default: await code.load() };
    } catch (cause) {
      throw new PartFailure(cause);
    }
  });
  const choose = (): ComponentType<Props> => code.part ?? Awaited;
  return Object.assign((props: Props) => <Chosen {...{ choose, props }} />, { load: code.load });
}

interface ChosenProps<Props> {
  choose(): ComponentType<Props>;
  props: Props;
}

/** Draws the component that is chosen when this is drawn first, since another loses its state. */
function Chosen<Props extends object>({ choose, props }: ChosenProps<Props>) {
  const [Part] = useState(choose);
  return <Part {...props} />;
}
