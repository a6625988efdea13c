import { mkdtempSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startProduct } from "../../support/product.ts";
import type { Product } from "../../support/product-process.ts";

/** Returns the `data` of the response to a request of the points service. */
export type Answering = (url: URL, request: IncomingMessage) => unknown;

/**
 * Starts the product with its points service replaced by a server on loopback.
 * @param overlay The OpenAPI Overlay document, in YAML, that says how that service differs.
 */
export async function startOverlaidProduct(overlay: string, answer: Answering): Promise<Product> {
  const other = createServer(async (request, response) => {
    const data = await answer(new URL(request.url ?? "", "http://other"), request);
    response.setHeader("Content-Type", "application/json");
    response.end(JSON.stringify({ code: 0, msg: "", data }));
  });
  await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
  const folder = mkdtempSync(join(tmpdir(), "overlaid-"));
  const file = join(folder, "points.yaml");
  writeFileSync(file, overlay);
  const address = other.address();
  const port = typeof address === "object" ? address?.port : null;
  const product = await startProduct({
    POINTS_API_URL: `http://127.0.0.1:${port}`,
    OVERLAYS: file,
  });
  return {
    ...product,
    stop: async () => {
      await product.stop();
      other.close();
      other.closeAllConnections();
    },
  };
}
