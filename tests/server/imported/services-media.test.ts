import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { createCatalogue } from "../../../src/catalogue/catalogue.ts";
import { importOpenApi } from "../../../src/catalogue/import/import-open-api.ts";
import { shippedCatalogue } from "../../../src/catalogue/shipped.ts";
import type { Wire } from "../../../src/wire/wire.ts";
import { failureOf, observeWire } from "../../wire/loopback.ts";
import { openImportedPlace } from "./imported-place.ts";
import { mediaApi } from "./media-api.ts";

const wires: Record<string, Wire> = {};
const nothing = Promise.resolve();

const place = openImportedPlace(
  (_request, response) => {
    response.writeHead(200, { "Content-Type": "application/json" }).end("{}");
  },
  { name: "media", source: JSON.stringify(mediaApi), basePath: "" },
);

beforeAll(() => {
  const { document } = importOpenApi(mediaApi, { name: "media" });
  const catalogue = createCatalogue(document ? [document] : [], shippedCatalogue());
  const wireTo = (media: string, ownBases: string[]) =>
    observeWire("", {
      catalogue,
      bases: { media },
      ownBases,
      token: () => place.product.adminToken,
    }).wire;
  const own = `${place.product.url}/system-api`;
  wires.forwarded = wireTo(`${own}/services/media`, [own]);
  wires.direct = wireTo(place.yard.address, []);
});
afterEach(() => {
  place.yard.seen.length = 0;
});

/** The request that the service receives for a call, made directly by the browser or forwarded. */
async function got(way: string, operation: string, args: Record<string, unknown>) {
  await wires[way]?.call(`media.${operation}`, args, { quiet: true });
  const [seen] = place.yard.seen;
  const { "content-type": type = "", ...headers } = seen?.headers ?? {};
  return { url: seen?.url, type, body: seen?.body.toString() ?? "", headers };
}

const record = { name: "A & B", count: 3, tags: ["x", "y"], about: { note: "n" } };

describe.each(["direct", "forwarded"])("the service gets, %s,", (way) => {
  it.each([
    ["patch", "application/merge-patch+json"],
    ["scim", "application/scim+json"],
  ])("JSON by the name that it has for it: %s", async (operation, type) => {
    const { body, ...rest } = await got(way, operation, record);
    expect(rest.type).toBe(type);
    expect(JSON.parse(body)).toEqual(record);
  });

  it("the null by which a patch deletes a field", async () => {
    const { body } = await got(way, "patch", { name: null, about: { note: null } });
    expect(JSON.parse(body)).toEqual({ name: null, about: { note: null } });
  });

  it("a form", async () => {
    const { type, body } = await got(way, "form", record);
    expect(type).toBe("application/x-www-form-urlencoded");
    expect(body).toBe("name=A+%26+B&count=3&tags=x&tags=y&about%5Bnote%5D=n");
  });

  it("a text", async () => {
    const { type, body } = await got(way, "text", { content: 'one "two"' });
    expect({ type, body }).toEqual({ type: "text/plain; charset=utf-8", body: 'one "two"' });
  });

  it("the bytes of a file", async () => {
    const content = new File(["\u0000raw"], "a.bin", { type: "application/zip" });
    const { type, body } = await got(way, "raw", { content });
    expect({ type, body }).toEqual({ type: "application/zip", body: "\u0000raw" });
  });

  it("parts, with each file under its own name", async () => {
    const files = [new File(["1"], "same.txt"), new File(["2"], "same.txt")];
    const { type, body } = await got(way, "parts", { ...record, files });
    expect(type).toMatch(/^multipart\/form-data; boundary=/);
    const parts = body.split(/\r\n?/).filter((line) => !/^(-|Content-Type|$)/.test(line));
    expect(parts.map((line) => line.replace("Content-Disposition: form-data; ", ""))).toEqual([
      'name="name"',
      "A & B",
      'name="count"',
      "3",
      'name="tags"',
      "x",
      'name="tags"',
      "y",
      'name="about"',
      '{"note":"n"}',
      'name="files"; filename="same.txt"',
      "1",
      'name="files"; filename="same.txt"',
      "2",
    ]);
  });

  it("each parameter in its place and style", async () => {
    const args = { keys: ["a/b", "c"], tags: ["x", "y z"], filter: { of: "1&2" }, "X-Tenant": 7 };
    const { url, headers } = await got(way, "find", args);
    expect(url).toBe("/find/.a%2Fb,c?tags=x%7Cy%20z&filter%5Bof%5D=1%262");
    expect(headers).toMatchObject({ "x-tenant": "7" });
  });
});

describe("our own service", () => {
  it("sends a cookie, which no browser lets a script send elsewhere", async () => {
    const { headers } = await got("forwarded", "find", {
      keys: ["a"],
      "X-Tenant": 7,
      theme: "d;e",
    });
    expect(headers.cookie).toBe("theme=d%3Be");
  });

  it("judges what travels as text by its type", async () => {
    const { files: _, ...wrong } = { ...record, count: "many", files: [] };
    const call = wires.forwarded?.call("media.parts", wrong, { quiet: true });
    const { errors } = await failureOf(call ?? Promise.resolve());
    expect(errors.map(({ path }) => path)).toEqual(["/count"]);
  });

  it("refuses a value that leads elsewhere once its style has written it", async () => {
    const find = (keys: readonly string[]) => {
      const args = { keys, "X-Tenant": 7 };
      return failureOf(wires.forwarded?.call("media.find", args, { quiet: true }) ?? nothing);
    };
    const { errors } = await find(["a", "../../b"]);
    expect(errors.map(({ path }) => path)).toEqual(["/keys"]);
    // What fills no place is not sent at all.
    await find(["."]);
    expect(place.yard.seen).toEqual([]);
  });
});
