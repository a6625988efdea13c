import type { CDPSession, Page } from "playwright-core";

/** Describes visible elements of a page by a selector and a text that they contain. */
export interface Target {
  css: string;
  text?: string;
}

/** The bounds on the number of matching visible elements; without bounds, at least one. */
export interface Sight extends Target {
  atLeast?: number;
  atMost?: number;
}

/** An action on a page and the elements that must be visible after it. */
export interface Step {
  /**
   * The element that is clicked, or typed into where there is a `value` or a `key`; it must be
   * visible.
   */
  on: Target;
  /** The text that the field holds after the action. */
  value?: string;
  /** The key that is pressed in the focused element, as Playwright names it. */
  key?: string;
  until: readonly Sight[];
}

/**
 * The milliseconds that a step took until it was painted, and those that the main thread worked
 * until it was idle.
 */
export interface Taken {
  paint: number;
  work: number;
}

/**
 * Performs a step and returns the time it took. The condition is checked in each frame before
 * layout; a message sent from there arrives once that frame has been painted.
 */
export async function takeStep(page: Page, step: Step): Promise<Taken> {
  const session = await sessionOf(page);
  const before = await workOf(session);
  const watched = await page.evaluateHandle(paintOf, step);
  if (step.key !== undefined) await page.keyboard.press(step.key);
  const paint = await watched.evaluate(({ painted }) => painted);
  await watched.dispose();
  await page.evaluate(rest);
  return { paint, work: (await workOf(session)) - before };
}

/** Opens an address and returns the time from the navigation until the elements were painted. */
export async function paintedAt(
  page: Page,
  address: string,
  until: readonly Sight[],
): Promise<Taken> {
  const session = await sessionOf(page);
  await page.goto(address, { waitUntil: "commit" });
  const paint = await page.evaluate(navigationPaint, until);
  await page.evaluate(rest);
  // A new page's main thread has done nothing else.
  return { paint, work: await workOf(session) };
}

const sessions = new WeakMap<Page, CDPSession>();

async function sessionOf(page: Page): Promise<CDPSession> {
  const known = sessions.get(page);
  if (known) return known;
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  sessions.set(page, session);
  return session;
}

/** The processor time in milliseconds that the page's main thread has used. */
async function workOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  const used = metrics.find(({ name }) => name === "ThreadTime");
  return (used?.value ?? Number.NaN) * 1000;
}

/** Runs in the page: resolves to the time since the navigation once elements were painted. */
function navigationPaint(until: readonly Sight[]): Promise<number> {
  const isSeen = ({ css, text, atLeast = 1 }: Sight): boolean =>
    [...document.querySelectorAll(css)].filter(
      (element) => (element.textContent ?? "").includes(text ?? "") && element.checkVisibility(),
    ).length >= atLeast;
  return new Promise((resolve) => {
    const look = (): void => {
      if (!until.every(isSeen)) {
        requestAnimationFrame(look);
        return;
      }
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now());
      port2.postMessage(null);
    };
    look();
  });
}

/**
 * Runs in the page: performs the action, or waits for the key, and resolves to the time until it
 * was painted.
 */
function paintOf({ on, value, key, until }: Step): { painted: Promise<number> } {
  const seen = ({ css, text }: Target): HTMLElement[] =>
    [...document.querySelectorAll<HTMLElement>(css)].filter(
      (element) =>
        (text === undefined || (element.textContent ?? "").includes(text)) &&
        element.checkVisibility(),
    );
  const stands = (): boolean =>
    until.every(({ atMost, atLeast = atMost === undefined ? 1 : 0, ...target }) => {
      const { length } = seen(target);
      return length >= atLeast && length <= (atMost ?? length);
    });
  const act = (target: HTMLElement): void => {
    if (value === undefined) {
      target.click();
      return;
    }
    // React remembers a field's last value; setting the value by the native setter makes React
    // notice the change, as real typing does.
    const own = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value");
    own?.set?.call(target, value);
    target.dispatchEvent(new InputEvent("input", { bubbles: true }));
  };
  const painted = new Promise<number>((resolve, reject) => {
    const [target] = seen(on);
    if (!target) {
      reject(new Error(`There is no ${on.css} ${on.text ?? ""}`));
      return;
    }
    const look = (): void => {
      if (performance.now() - start > 30_000) {
        reject(new Error(`It never showed: ${JSON.stringify(until)}`));
        return;
      }
      if (!stands()) {
        requestAnimationFrame(look);
        return;
      }
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now() - start);
      port2.postMessage(null);
    };
    let start = performance.now();
    const begin = (): void => {
      start = performance.now();
      requestAnimationFrame(look);
    };
    if (key !== undefined) {
      window.addEventListener("keydown", begin, { capture: true, once: true });
      return;
    }
    if (value !== undefined) target.focus();
    begin();
    act(target);
  });
  return { painted };
}

/**
 * Runs in the page: resolves once deferred work, such as what follows a pause in typing, is done as
 * well.
 */
function rest(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(() => requestIdleCallback(() => resolve()), 300);
  });
}
