import { readFileSync } from "node:fs";
import { transformWithOxc } from "vite";
import { expect, it } from "vitest";
import { sharedBrowser } from "../../support/browser/browser.ts";

const file = "src/ui/followed-query.ts";

/** Follows the theme of the device, and reads it in every task of the page, as drawing does. */
const follower = `
  const theme = followedQuery("(prefers-color-scheme: dark)");
  window.told = [];
  theme.subscribe(() => window.told.push(theme.matches()));
  const tasks = new MessageChannel();
  tasks.port1.onmessage = () => {
    theme.matches();
    tasks.port2.postMessage(null);
  };
  tasks.port2.postMessage(null);
`;

it("a change of the device is told to all who follow it, also if somebody reads it first", async () => {
  const page = await (await sharedBrowser()).newPage({ colorScheme: "light" });
  const { code } = await transformWithOxc(readFileSync(file, "utf8"), file);
  await page.addScriptTag({ type: "module", content: code + follower });
  const told = () => page.evaluate(() => Reflect.get(window, "told"));
  await expect.poll(told).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(told).toEqual([true]);
  await page.emulateMedia({ colorScheme: "light" });
  await expect.poll(told).toEqual([true, false]);
  await page.close();
});
