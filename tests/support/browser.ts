import { type Browser, chromium } from "playwright-core";
import { findOrInstallChromium } from "./chromium.ts";

/** Keeps the browser to the pages under test: no request of its own, nothing beyond this machine. */
const FLAGS = [
  "--headless",
  "--no-sandbox",
  "--no-first-run",
  "--no-default-browser-check",
  "--disable-gpu",
  "--disable-quic",
  "--disable-dev-shm-usage",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-default-apps",
  "--disable-extensions",
  "--disable-sync",
  "--disable-breakpad",
  "--disable-domain-reliability",
  "--metrics-recording-only",
  "--mute-audio",
  "--password-store=basic",
  "--use-mock-keychain",
  "--force-color-profile=srgb",
  // A test's page lives for seconds: what the optimising compiler works out is used by nobody.
  "--js-flags=--no-opt",
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
];

/** Starts a Chromium without a window. Whoever calls closes it. */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await findOrInstallChromium(), args: FLAGS });
}

let shared: Browser | undefined;

/** The browser of this worker, for the files it runs one after another; it ends with the worker. */
export async function sharedBrowser(): Promise<Browser> {
  if (!shared?.isConnected()) shared = await launchBrowser();
  return shared;
}
