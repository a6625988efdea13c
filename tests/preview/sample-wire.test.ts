import { describe, expect, it } from "vitest";
import { createCatalogue } from "../../src/catalogue/catalogue.ts";
import { pointTo } from "../../src/catalogue/schema/pointer.ts";
import { shippedCatalogue } from "../../src/catalogue/shipped.ts";
import { shippedFixtures } from "../../src/preview/fixtures.ts";
import { createSampleWire } from "../../src/preview/sample-wire.ts";
import { createFixtureWire, type SnapshotState } from "../../src/snapshot/fixture-wire.ts";

const shop = createCatalogue([
  ...shippedCatalogue().documents.values(),
  {
    openapi: "3.1.0",
    info: { title: "shop", version: "1" },
    "x-service": {
      name: "shop",
      envelope: { data: "", messages: [], success: [{ from: 200, to: 299 }] },
    },
    paths: {
      "/orders": {
        get: {
          operationId: "shop.orders",
          "x-list": { rows: "/orders", total: "/count" },
          responses: {
            200: {
              content: {
                "application/json": {
                  schema: {
                    type: "object",
                    required: ["orders", "count"],
                    properties: {
                      count: { type: "integer" },
                      orders: {
                        type: "array",
                        items: {
                          type: "object",
                          "x-key": "id",
                          properties: { id: { type: "integer" }, city: { type: "string" } },
                        },
                      },
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
  },
]);

function sampleWire(state: SnapshotState) {
  const said: string[] = [];
  const wire = createSampleWire(shop, async () => shippedFixtures, state, {
    text: (key) => key,
    success: (message) => said.push(message),
    error: (message) => said.push(message),
  });
  return { wire, said };
}

describe("sample data", () => {
  it("are the fixtures of an operation, loaded or empty", async () => {
    const [loaded, empty] = await Promise.all(
      (["loaded", "empty"] as const).map((state) =>
        sampleWire(state).wire.call("culturalGroup.page", {}),
      ),
    );
    expect(pointTo(loaded?.data, "/records/0/name")).toBe("Amateur Theatre");
    expect(pointTo(empty?.data, "/records")).toEqual([]);
  });

  it("are an example where an operation has no fixture, as those of imported services", async () => {
    const { data } = await sampleWire("loaded").wire.call("shop.orders", {});
    expect(data).toMatchObject({
      count: 5,
      orders: [{ id: 1, city: "City 1" }, { id: 2 }, {}, {}, {}],
    });
    const empty = await sampleWire("empty").wire.call("shop.orders", {});
    expect(empty.data).toEqual({ count: 0, orders: [] });
  });

  it("are without rows for an empty list that has a fixture of rows alone", async () => {
    const answer = { orders: [{ id: 7, city: "Lima" }], count: 1 };
    const fixtures = { "shop.orders": { loaded: { request: {}, answer } } };
    const { data } = await createFixtureWire(shop, fixtures, "empty").call("shop.orders", {});
    expect(data).toEqual({ count: 0, orders: [] });
  });

  it("are not taken for empty where there are none, also of a service without an envelope", async () => {
    const { call } = createFixtureWire(shop, {}, "loaded");
    await expect(call("shop.orders", {})).rejects.toThrow("no fixtures/shop.orders/loaded.json");
  });

  it("are searched, sorted and paged by the arguments that the catalogue says do so", async () => {
    const { wire } = sampleWire("loaded");
    const ask = async (args: Record<string, unknown>) =>
      (await wire.call("culturalGroup.page", args)).data;
    const names = (data: unknown) =>
      [0, 1, 2].map((index) => pointTo(data, `/records/${index}/name`));
    const second = await ask({ current: 2, size: 3 });
    expect(names(second)).toEqual(["Chess Circle", "Community Garden", "Amateur Theatre 2"]);
    expect(second).toMatchObject({ total: 25 });
    expect(pointTo(await ask({ current: 9, size: 3 }), "/records")).toHaveLength(1);
    const down = await ask({ current: 1, size: 3, sort: "userCount", order: "desc" });
    expect(pointTo(down, "/records/0/name")).toBe("Board Game Table");
    const found = await ask({ current: 1, size: 20, name: "CHESS" });
    expect(found).toMatchObject({ total: 5 });
    expect(names(found)).toEqual(["Chess Circle", "Chess Circle 2", "Chess Circle 3"]);
    expect(await ask({ name: "CHESS", status: 0 })).toMatchObject({ total: 0, records: [] });
    // The catalogue does not say whether a department includes its subdepartments.
    const users = await wire.call("pointsSysUser.getByDeptId", { deptId: 12_345 });
    expect(users.data).not.toEqual([]);
  });

  it("fail where the service is taken to fail, and say so unless the caller does", async () => {
    const { wire, said } = sampleWire("error");
    await expect(wire.call("shop.orders", {})).rejects.toMatchObject({ message: "wire.error" });
    await expect(wire.call("shop.orders", {}, { quiet: true })).rejects.toThrow();
    expect(said).toEqual(["wire.error"]);
  });

  it("tell of a write's success as the service's answers do", async () => {
    const { wire, said } = sampleWire("loaded");
    await wire.call("culturalGroup.add", {});
    await wire.call("culturalGroup.add", {}, { isSummedUp: true });
    await wire.call("culturalGroup.page", {});
    expect(said).toEqual(["wire.succeeded"]);
  });
});
