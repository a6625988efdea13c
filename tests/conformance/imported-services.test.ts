import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Catalogue, createCatalogue } from "../../src/catalogue/catalogue.ts";
import { exampleAnswer, inEnvelope } from "../../src/catalogue/example/example-answer.ts";
import { exampleLimits, exampleValue } from "../../src/catalogue/example/example-value.ts";
import type { OpenApiDocument } from "../../src/catalogue/openapi.ts";
import type { Operation } from "../../src/catalogue/operation.ts";
import { pointTo } from "../../src/catalogue/schema/pointer.ts";
import { shippedCatalogue } from "../../src/catalogue/shipped.ts";
import { createFindOperation } from "../../src/server/imported/find-operation.ts";
import { addressesIn } from "../../src/server/imported/service-address.ts";
import { publicServices } from "../support/public-documents.ts";
import { startService, type TestService } from "../support/service.ts";
import { type Loopback, observeWire, startLoopback } from "../wire/loopback.ts";

/**
 * The number of operations that are called for each document; the largest document has hundreds.
 */
const mostCalled = 60;

const environment: Record<string, string> = {};
let service: TestService;
let upstream: Loopback;
let catalogue: Catalogue;

beforeAll(async () => {
  service = await startService({
    sampleData: false,
    configuration: { importedAddress: addressesIn(environment) },
  });
  for (const { name, source } of publicServices) {
    await service.ask("service.save", { name, source, basePath: `/${name}` });
  }
  const { documents } = await service.ask("service.getDocuments", {});
  catalogue = createCatalogue((documents ?? []).filter(isDocument), shippedCatalogue());
  const finders = new Map(
    publicServices.map(({ name }) => [name, createFindOperation(operationsOf(name))]),
  );
  upstream = await startLoopback(({ method, url }, response) => {
    const [, name = "", path = ""] = /^\/(\w+)([^?]*)/.exec(url) ?? [];
    const found = finders.get(name)?.(method.toLowerCase(), path);
    if (!found) response.writeHead(404).end();
    else {
      const { operation } = found;
      const body = inEnvelope(operation.service.envelope, exampleAnswer(catalogue, operation));
      response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify(body));
    }
  });
  for (const { name } of publicServices) {
    environment[`${name.toUpperCase()}_API_URL`] = upstream.address;
  }
});
afterAll(async () => {
  await service.stop();
  await upstream.close();
});

const operationsOf = (name: string) =>
  [...catalogue.operations.values()].filter((operation) => operation.service.name === name);

describe.each(publicServices)("$name as an imported service", ({ name }) => {
  it("answers calls that the browser's client makes, by the document on both ends", async () => {
    const base = `${service.url}/system-api/services/${name}`;
    const token = () => service.adminToken;
    const ownBases = [`${service.url}/system-api`];
    const { wire } = observeWire("", { catalogue, bases: { [name]: base }, ownBases, token });
    const operations = operationsOf(name);
    const step = Math.max(1, Math.floor(operations.length / mostCalled));
    const before = upstream.seen.length;
    const called = operations.filter(
      ({ isMultipart }, index) => index % step === 0 && !isMultipart,
    );
    const failures: string[] = [];
    for (const operation of called) {
      const answer = await wire.call(operation.id, requestOf(catalogue, operation)).then(
        ({ data }) => data,
        (error: unknown) => {
          failures.push(`${operation.id}: ${error}`);
        },
      );
      const rows = operation.list ? pointTo(answer, operation.list.rows) : null;
      if (rows !== null) expect(rows, operation.id).toBeInstanceOf(Array);
    }
    expect(failures).toEqual([]);
    expect(upstream.seen.length - before).toBe(called.length);
  });
});

/** A request that the operation's schema accepts, without optional parts. */
function requestOf(catalogue: Catalogue, operation: Operation): Record<string, unknown> {
  const needed = operation.parameters.filter(({ required }) => required);
  return Object.fromEntries(
    needed.map(({ name, schema }) => [
      name,
      exampleValue(schema, {
        resolve: catalogue.resolve,
        name,
        index: 0,
        depth: 0,
        references: [],
        left: { values: exampleLimits.values },
      }),
    ]),
  );
}

function isDocument(value: unknown): value is OpenApiDocument {
  return typeof pointTo(value, "/x-service/name") === "string";
}
