import { afterAll, beforeAll } from "vitest";
import { addressesIn } from "../../../src/server/imported/service-address.ts";
import { petsDocument } from "../../support/pets.ts";
import { startService, type TestService } from "../../support/service.ts";
import { type Loopback, startLoopback } from "../../wire/loopback.ts";

/** How an imported service answers a request. */
export type Answer = Parameters<typeof startLoopback>[0];

/**
 * Starts a product for the tests of a file, with an imported service on a loopback server; that of
 * the pets unless another is given.
 */
export function openImportedPlace(
  answer: Answer,
  { name = "pets", source = petsDocument, basePath = "/v1" } = {},
) {
  const environment: Record<string, string> = {};
  let product: TestService;
  let yard: Loopback;
  beforeAll(async () => {
    yard = await startLoopback(answer);
    environment[`${name.toUpperCase()}_API_URL`] = yard.address;
    product = await startService({ configuration: { importedAddress: addressesIn(environment) } });
    await product.ask("service.save", { name, source, basePath });
  });
  afterAll(async () => {
    await product.stop();
    await yard.close();
  });
  return {
    /** The variables by which an operator says where imported services are. */
    environment,
    get product() {
      return product;
    },
    get yard() {
      return yard;
    },
  };
}
