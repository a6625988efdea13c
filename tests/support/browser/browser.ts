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
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
];

/**
 * A test's page lives for seconds, so that the work of both optimising compilers, and a process kept
 * ready for the next site, would be wasted. Several browsers share the cores, so that threads which
 * compile and collect garbage beside a page would only take them from another test.
 */
const SHORT_LIVED = [
  "--js-flags=--no-opt --no-maglev --single-threaded",
  "--renderer-process-limit=1",
];

/**
 * Starts a headless Chromium; the caller closes it. One that lives as long as that of a person
 * optimises its programs as theirs does.
 */
export async function launchBrowser({ isLongLived = false } = {}): Promise<Browser> {
  const args = isLongLived ? FLAGS : [...FLAGS, ...SHORT_LIVED];
  return chromium.launch({ executablePath: await findOrInstallChromium(), args });
}

let shared: Browser | undefined;

/** The browser of this worker, which all its test files share; it closes when the worker ends. */
export async function sharedBrowser(): Promise<Browser> {
  if (!shared?.isConnected()) shared = await launchBrowser();
  return shared;
}
