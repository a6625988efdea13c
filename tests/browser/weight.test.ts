import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { texts } from "../../src/i18n/texts.ts";
import { openPlace } from "./place.ts";
import type { Visitor } from "./visitor.ts";

/** The limits on what a first visit may load until a screen is shown and the browser is idle. */
interface Budget {
  screen: string;
  /** The number of scripts and style sheets. */
  files: number;
  /** The size of the scripts and style sheets in bytes, compressed with Brotli. */
  bytes: number;
  /** Opens the screen and waits for its main content. */
  open(visitor: Visitor): Promise<void>;
}

/** The limits must be lowered whenever a screen loads less; a commit that raises one says why. */
const budgets: readonly Budget[] = [
  {
    screen: "sign-in",
    // Some files hold what other screens do not draw, and one names the others to the browser.
    files: 11,
    bytes: 191_300,
    open: async ({ open, page }) => {
      await open("/login");
      await page.getByRole("button", { name: texts.en.signIn.submit }).waitFor();
    },
  },
  {
    screen: "the first table",
    files: 14,
    bytes: 426_300,
    open: async ({ arriveSignedIn, page }) => {
      await arriveSignedIn("/points/cultural-group");
      await page.getByRole("row").nth(2).waitFor();
    },
  },
  {
    screen: "the dashboard",
    files: 16,
    bytes: 498_800,
    open: async ({ arriveSignedIn, page }) => {
      await arriveSignedIn("/dashboard");
      await page.getByRole("table", { name: "Users by department" }).waitFor({ state: "attached" });
    },
  },
  {
    screen: "the studio",
    files: 29,
    bytes: 897_300,
    open: async ({ arriveSignedIn, page }) => {
      await arriveSignedIn("/system/screens/edit?page=points/cultural-group");
      await page.getByRole("textbox", { name: "Source of points/cultural-group" }).waitFor();
      await page.frameLocator("iframe").getByRole("row").nth(2).waitFor();
    },
  },
];

const place = openPlace();
const built = join("dist", "client");

/** For each script, the number of characters from each package or folder of the product. */
const parts: Readonly<Record<string, Readonly<Record<string, number>>>> = JSON.parse(
  readFileSync(join("dist", "parts.json"), "utf8"),
);

/** The hash in the name of a built file. */
const hashes = /(?<=-)[\w-]{6,8}(?=\.(?:js|css)\b)/g;

const sizes = new Map<string, number>();

/**
 * The size of a file as it is transferred, in bytes; the smallest files are not compressed. All
 * hashes in it are replaced by the same characters first: each change to the product gives many
 * files new hashes, and how well random characters compress must not decide whether a limit holds.
 */
function bytesOf(file: string): number {
  const known = sizes.get(file);
  if (known !== undefined) return known;
  const path = join(built, file);
  const content = Buffer.from(readFileSync(path, "utf8").replace(hashes, "0000000"));
  const { length: size } = existsSync(`${path}.br`) ? brotliCompressSync(content) : content;
  sizes.set(file, size);
  return size;
}

/** The packages and folders that contribute most, each with its share of the bytes of its files. */
function broughtBy(files: readonly string[]): string[] {
  const shares = new Map<string, number>();
  for (const file of files) {
    const lengths = Object.entries(parts[file] ?? { styles: 1 });
    const total = lengths.reduce((sum, [, length]) => sum + length, 0);
    for (const [owner, length] of lengths) {
      const share = total === 0 ? 0 : (bytesOf(file) * length) / total;
      shares.set(owner, (shares.get(owner) ?? 0) + share);
    }
  }
  const largest = [...shares].toSorted(([, a], [, b]) => b - a).slice(0, 15);
  return largest.map(([owner, share]) => `${(share / 1000).toFixed(1)} kB ${owner}`);
}

/** Waits until everything that is loaded in idle time has been requested. */
async function isIdle({ page }: Visitor): Promise<void> {
  const turn = () => new Promise<void>((resolve) => requestIdleCallback(() => resolve()));
  await page.evaluate(turn);
  await page.evaluate(turn);
}

describe("what a browser loads", () => {
  it.each(budgets)("for $screen is no more than it was", async ({ screen, files, bytes, open }) => {
    const visitor = await place.visit();
    const loaded = new Set<string>();
    visitor.page.on("request", (request) => {
      const path = new URL(request.url()).pathname.slice(1);
      if (/\.(js|css)$/.test(path)) loaded.add(path);
    });
    await open(visitor);
    await isIdle(visitor);
    const all = [...loaded];
    const size = all.reduce((sum, file) => sum + bytesOf(file), 0);
    const told = [`${screen}: ${all.length} files, ${size} bytes`, ...broughtBy(all)].join("\n  ");
    console.log(told);
    expect(all.length, told).toBeGreaterThan(0);
    expect(all.length, told).toBeLessThanOrEqual(files);
    expect(size, told).toBeLessThanOrEqual(bytes);
  });
});
