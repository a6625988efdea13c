import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Program, startProgram } from "./child-program.ts";

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

/** Starts the built product on a free port and an empty data directory. */
export async function startProduct(environment: Record<string, string> = {}): Promise<Product> {
  const data = await mkdtemp(join(tmpdir(), "screenwright-"));
  const start = () =>
    startProgram("src/server/start.mjs", [], {
      HOST: "127.0.0.1",
      PORT: "0",
      DATA_DIR: data,
      ADMIN_PASSWORD: productPassword,
      CAPTCHA: "off",
      ...environment,
    });
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

async function addressOf(program: Program): Promise<string> {
  const [, address = ""] = await program.waitFor(/ready at (\S+)/);
  return address;
}

async function end(program: Program): Promise<void> {
  program.process.kill("SIGTERM");
  await program.ended();
}
