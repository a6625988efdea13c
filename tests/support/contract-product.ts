import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ContractService, startContractService } from "./contract-service/contract-service.ts";
import type { Shape } from "./contract-service/shape.ts";
import { productPassword, startProduct } from "./product.ts";
import type { Product } from "./product-process.ts";

/** The product in front of a separate back end, and that back end. */
export interface ContractProduct extends Product {
  backEnd: ContractService;
}

/**
 * Starts the product with both services forwarded to a back end that speaks the specification's
 * contract (decisions, two ways to run).
 * @param client What `config.json` says beside its defaults.
 * @param shape What the contract leaves open, as the back end has it.
 */
export async function startContractProduct(
  client: Readonly<Record<string, unknown>> = { captcha: false },
  shape?: Shape,
): Promise<ContractProduct> {
  const backEnd = await startContractService(productPassword, shape);
  const directory = await mkdtemp(join(tmpdir(), "screenwright-config-"));
  const file = join(directory, "config.json");
  await writeFile(file, JSON.stringify(client));
  const product = await startProduct({
    SYSTEM_API_URL: backEnd.systemUrl,
    POINTS_API_URL: backEnd.pointsUrl,
    CONFIG_FILE: file,
  });
  return {
    ...product,
    backEnd,
    stop: async () => {
      await product.stop();
      await backEnd.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
