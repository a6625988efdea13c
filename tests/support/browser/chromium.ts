import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { chromium } from "playwright-core";

const MAC = "/Applications";

const USUAL_PLACES: Readonly<Record<string, readonly string[]>> = {
  linux: [
    // Without the browser's own windows, a page costs half the time.
    "/usr/bin/chromium-headless-shell",
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    "/usr/bin/google-chrome-stable",
    "/snap/bin/chromium",
    "/usr/bin/microsoft-edge",
  ],
  darwin: [
    `${MAC}/Google Chrome.app/Contents/MacOS/Google Chrome`,
    `${MAC}/Chromium.app/Contents/MacOS/Chromium`,
    `${MAC}/Microsoft Edge.app/Contents/MacOS/Microsoft Edge`,
  ],
  win32: [
    process.env.PROGRAMFILES,
    process.env["PROGRAMFILES(X86)"],
    process.env.LOCALAPPDATA,
  ].flatMap((root) =>
    root
      ? [
          join(root, "Google/Chrome/Application/chrome.exe"),
          join(root, "Chromium/Application/chrome.exe"),
          join(root, "Microsoft/Edge/Application/msedge.exe"),
        ]
      : [],
  ),
};

const REMEDY =
  "Install Chromium or Chrome (Debian: apt-get install chromium-headless-shell; anywhere: npx playwright-core " +
  "install --with-deps chromium), or name one with CHROMIUM_PATH.";

/** The path of a Chromium on this machine, or undefined. CHROMIUM_PATH takes precedence. */
function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!existsSync(named)) {
      throw new Error(`CHROMIUM_PATH names ${named}, where there is no file. ${REMEDY}`);
    }
    return named;
  }
  const places = [...(USUAL_PLACES[process.platform] ?? []), chromium.executablePath()];
  return places.find((place) => existsSync(place));
}

function run(command: string, ...parameters: string[]): boolean {
  const { status } = spawnSync(command, parameters, {
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
  return status === 0;
}

const DEBIAN_PACKAGES = ["chromium-headless-shell", "fonts-noto-cjk"];

function installWithApt(): boolean {
  return (
    process.getuid?.() === 0 &&
    existsSync("/usr/bin/apt-get") &&
    run("apt-get", "update", "-qq") &&
    run("apt-get", "install", "-y", "-qq", "--no-install-recommends", ...DEBIAN_PACKAGES)
  );
}

function installWithPlaywright(): boolean {
  const manifest = createRequire(import.meta.url).resolve("playwright-core/package.json");
  return run(process.execPath, join(dirname(manifest), "cli.js"), "install", "chromium");
}

/**
 * The path of a Chromium for tests: one that is installed, or one installed now (by apt-get as root
 * on Debian, otherwise by Playwright). Fails with one line that says how to install one.
 */
export async function findOrInstallChromium(): Promise<string> {
  const found = findChromium();
  if (found) {
    return found;
  }
  console.log("No Chromium found for the browser tests; installing one.");
  if (!installWithApt()) {
    installWithPlaywright();
  }
  const installed = findChromium();
  if (!installed) {
    throw new Error(`The browser tests need a Chromium, and none could be installed. ${REMEDY}`);
  }
  return installed;
}
