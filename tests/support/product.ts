import { vi } from "vitest";
import { root } from "../../src/build/built-from.mjs";
import { shippedCatalogue } from "../../src/catalogue/shipped.ts";
import { printedOutbox } from "../../src/server/accounts/message-outbox.ts";
import { createApp } from "../../src/server/app.ts";
import { readConfiguration } from "../../src/server/configuration/configuration.ts";
import { handlers } from "../../src/server/handlers/handlers.ts";
import { checkPage } from "../../src/server/pages/page-check.ts";
import { openFirstStarted, password, passwordCost } from "./first-start.ts";
import { environmentOfTests, type Product } from "./product-process.ts";

/** The password of every member of a test's product. */
export const productPassword = password;

/**
 * Starts the product in this process, on an in-memory database as a first start leaves it. A
 * separate process takes three times as long; tests that need one use `startProductProcess`.
 */
export async function startProduct(
  environment: Record<string, string> = {},
  now = () => new Date(),
): Promise<Product> {
  const configuration = await readConfiguration({ ...environmentOfTests, ...environment }, root);
  const isNeeded = Object.values(configuration.services).some(({ forwardTo }) => !forwardTo);
  const database = isNeeded ? await openFirstStarted(true) : null;
  let output = "";
  const app = await createApp({
    database: database?.db ?? null,
    catalogue: shippedCatalogue(),
    handlers,
    configuration,
    checkPage,
    passwordCost,
    now,
    messages: printedOutbox((line) => {
      output += `${line}\n`;
    }),
  });
  const { host, port } = configuration;
  return {
    url: await app.listen({ host, port }),
    printed: (pattern) => vi.waitUntil(() => pattern.exec(output), { timeout: 60_000 }),
    stop: async () => {
      await app.close();
      await database?.close();
    },
  };
}
