import type { Page, Request } from "playwright-core";

/** Requests that are not sent on for now. */
export interface Held {
  /** Resolves once the first of them was made. */
  begun: Promise<void>;
  /** Sends them and all later ones on. */
  release(): void;
}

/** Holds the requests to an address that are meant, as a slow network does. */
export async function hold(
  page: Page,
  address: string,
  isMeant: (request: Request) => boolean = () => true,
): Promise<Held> {
  let begin = (): void => {};
  let release = (): void => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    if (isMeant(route.request())) {
      begin();
      await isReleased;
    }
    await route.fallback();
  });
  return { begun, release };
}
