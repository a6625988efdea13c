import { type ComponentType, type LazyExoticComponent, lazy } from "react";

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

/**
 * A component whose code is loaded when it is first drawn.
 * @throws PartFailure while drawing, where its code could not be loaded.
 */
export function lazyPart<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    try {
      return { default: await load() };
    } catch (cause) {
      throw new PartFailure(cause);
    }
  });
}
