import { existsSync } from "node:fs";
import { cp, mkdtemp, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../../src/build/built-from.mjs";
import { addressOf, type Program, startProgram } from "./child-program.ts";
import { firstDataName } from "./first-data.ts";

/** The password of every member of a test's product. */
export const productPassword = "the product's password";

/** The product as `npm start` runs it: its own process, its own data on disk. */
export interface Product {
  url: string;
  program: Program;
  /** Ends the process as an operator would, and starts it again on the same data. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** What the first start of the built product leaves on disk: tables, base data, the samples. */
const firstData = () => join(root, ".cache/first-data", firstDataName());

/** Starts the built product once, so that no test waits while tables are made and filled. */
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

function startOn(data: string, environment: Record<string, string> = {}): Program {
  return startProgram("src/server/start.mjs", [], {
    HOST: "127.0.0.1",
    PORT: "0",
    DATA_DIR: data,
    ADMIN_PASSWORD: productPassword,
    CAPTCHA: "off",
    ...environment,
  });
}

/** Starts the built product on a free port and the data of a first start. */
export async function startProduct(environment: Record<string, string> = {}): Promise<Product> {
  const data = await mkdtemp(join(tmpdir(), "screenwright-"));
  await cp(firstData(), data, { recursive: true });
  const start = () => startOn(data, environment);
  const product: Product = {
    url: "",
    program: start(),
    restart: async () => {
      await end(product.program);
      product.program = start();
      product.url = await addressOf(product.program);
    },
    stop: async () => {
      await end(product.program);
      await rm(data, { recursive: true, force: true });
    },
  };
  product.url = await addressOf(product.program);
  return product;
}

async function end(program: Program): Promise<void> {
  program.process.kill("SIGTERM");
  await program.ended();
}
