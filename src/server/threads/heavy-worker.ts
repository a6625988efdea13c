import { parentPort, workerData } from "node:worker_threads";
import { createCatalogue } from "../../catalogue/catalogue.ts";
import { replaceShipped, shippedCatalogue } from "../../catalogue/shipped.ts";
import { describeImport } from "../imported/described-import.ts";
import { checkPage } from "../pages/page-check.ts";
import { planPage } from "../pages/page-plans.ts";
import type { HeavyTasks } from "./heavy-work.ts";
import type { ThreadAnswer, ToldTask } from "./worker-thread.ts";

// The program of the thread in which pages are checked and documents imported.

// The shipped documents with the overlays that apply in this process.
replaceShipped(workerData);
let catalogue = shippedCatalogue();

function check(given: HeavyTasks["checkPage"]["given"]) {
  const { path, source, language, documents, ...links } = given;
  if (documents) catalogue = createCatalogue(documents, shippedCatalogue());
  return checkPage(path, source, language, { ...links, catalogue });
}

function plan({ path, source, documents, own }: HeavyTasks["planPage"]["given"]) {
  if (documents) catalogue = createCatalogue(documents, shippedCatalogue());
  return planPage(path, source, { catalogue, own });
}

async function answer(task: ToldTask<HeavyTasks>): Promise<ThreadAnswer<unknown>> {
  const { id } = task;
  try {
    if (task.name === "checkPage") return { id, result: await check(task.given) };
    if (task.name === "planPage") return { id, result: await plan(task.given) };
    const { source, options, before } = task.given;
    return { id, result: describeImport(source, options, before) };
  } catch (error) {
    return { id, failure: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on("message", async (task: ToldTask<HeavyTasks>) => {
  parentPort?.postMessage(await answer(task));
});
