import { resolve } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { addressesIn } from "../../../src/server/imported/service-address.ts";
import { startService } from "../../support/service.ts";
import { type Loopback, startLoopback } from "../../wire/loopback.ts";
import { openPlace } from "../place.ts";

/** A {@link Place} that several services can share, and where each of them is reached. */
export function openPlaceOfServices() {
  const environment: Record<string, string> = {};
  const place = openPlace(() =>
    startService({
      configuration: {
        clientDirectory: resolve("dist/client"),
        importedAddress: addressesIn(environment),
      },
    }),
  );
  return { place, environment };
}

/**
 * A {@link Place}, of its own unless another is given, that has imported a document, whose service
 * answers as given.
 */
export function openPlaceOfService(
  name: string,
  document: object,
  answer: Parameters<typeof startLoopback>[0],
  { place, environment } = openPlaceOfServices(),
) {
  let service: Loopback;
  beforeAll(async () => {
    service = await startLoopback(answer);
    environment[`${name.toUpperCase()}_API_URL`] = service.address;
    const source = JSON.stringify(document);
    await place.product.ask("service.save", { name, source, basePath: "" });
  });
  afterAll(() => service.close());

  /** Publishes a page and adds it to the menu at its own path. */
  async function publish(path: string, title: string, body: object): Promise<void> {
    const { ask } = place.product;
    const titles = { en: title, zh: title, es: title, ja: title };
    const source = JSON.stringify({ version: 1, title: titles, body });
    await ask("page.saveDraft", { path, source });
    await ask("page.publish", { path });
    await ask("menu.add", { title, typeId: "1", routerPath: `/${path}`, componentPath: path });
  }

  /** The texts of the requests' bodies that the service has received by a method. */
  const received = (method: string): string[] =>
    service.seen.filter((request) => request.method === method).map(({ body }) => `${body}`);

  /** The values of the same bodies. */
  const sent = (method: string): unknown[] => received(method).map((body) => JSON.parse(body));

  return { place, publish, received, sent };
}
