import { existsSync } from "node:fs";
import { cp, mkdtemp, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../../src/build/built-from.mjs";
import { addressOf, type Program, startProgram } from "./child-program.ts";
import { firstDataName } from "./first-data.ts";
import { password } from "./first-start.ts";

/** The built product as a test sees it. */
export interface Product {
  url: string;
  /** Waits until the service has printed a matching text. */
  printed(pattern: RegExp): Promise<RegExpExecArray>;
  stop(): Promise<void>;
}

/** The product as `npm start` runs it: in its own process, with its own data on disk. */
export interface ProductProcess extends Product {
  /** Stops the process as an operator would, and starts it again on the same data. */
  restart(): Promise<void>;
}

/** The environment variables of every product in a test. */
export const environmentOfTests = { HOST: "127.0.0.1", PORT: "0", CAPTCHA: "off" };

/** The folder that the first start of the built product leaves: tables, base data and samples. */
const firstData = () => join(root, ".cache/first-data", firstDataName());

/** Starts the built product once, so that no test waits while tables are created and filled. */
export async function prepareFirstData(): Promise<void> {
  const prepared = firstData();
  if (existsSync(prepared)) return;
  await rm(join(root, ".cache/first-data"), { recursive: true, force: true });
  const data = join(root, ".cache/first-data/unfinished");
  const program = startOn(data);
  await addressOf(program);
  await end(program);
  await rename(data, prepared);
}

/** Copies what the first start of the built product leaves to a folder for `DATA_DIR`. */
export async function copyFirstData(folder: string): Promise<void> {
  await cp(firstData(), folder, { recursive: true });
}

function startOn(data: string, environment: Record<string, string> = {}): Program {
  return startProgram("src/server/start.mjs", [], {
    ...environmentOfTests,
    DATA_DIR: data,
    ADMIN_PASSWORD: password,
    ...environment,
  });
}

/** Starts the built product on a free port, with the data of a first start. */
export async function startProductProcess(
  environment: Record<string, string> = {},
): Promise<ProductProcess> {
  const data = await mkdtemp(join(tmpdir(), "screenwright-"));
  await copyFirstData(data);
  let program = startOn(data, environment);
  const product: ProductProcess = {
    url: await addressOf(program),
    printed: (pattern) => program.waitFor(pattern),
    restart: async () => {
      await end(program);
      program = startOn(data, environment);
      product.url = await addressOf(program);
    },
    stop: async () => {
      await end(program);
      await rm(data, { recursive: true, force: true });
    },
  };
  return product;
}

async function end(program: Program): Promise<void> {
  program.process.kill("SIGTERM");
  await program.ended();
}
