import { describe, expect, it } from "vitest";
import { openImportedPlace } from "./imported-place.ts";

let headers: Record<string, string>;

const place = openImportedPlace((_request, response) => response.writeHead(202, headers).end());

/** The headers that the browser gets if the service sends the given ones. */
async function passed(given: Record<string, string>, path = "pets/pets/7"): Promise<Headers> {
  headers = given;
  const response = await fetch(`${place.product.url}/system-api/services/${path}`, {
    headers: { "X-Access-Token": place.product.adminToken },
  });
  expect(response.status).toBe(202);
  return response.headers;
}

const counted = {
  openapi: "3.1.0",
  info: { title: "Herd", version: "1" },
  paths: {
    "/herd": {
      get: {
        responses: {
          200: {
            description: "All.",
            headers: { "Content-Range": { schema: { type: "string" } } },
            content: {
              "application/json": {
                schema: {
                  type: "array",
                  items: { type: "object", properties: { id: { type: "integer" } } },
                },
              },
            },
          },
        },
      },
    },
  },
};

describe("of an imported service's answer the browser gets", () => {
  it("where the next page is, and when to ask again", async () => {
    const link = '<https://pets.example.com/v1/pets?page=2>; rel="next"';
    const answered = await passed({ Link: link, "Retry-After": "30" });
    expect(answered.get("link")).toBe(link);
    expect(answered.get("retry-after")).toBe("30");
  });

  it("where the state of a job is, by whichever header the service names it", async () => {
    for (const name of ["Operation-Location", "Azure-AsyncOperation"]) {
      const answered = await passed({ [name]: `${place.yard.address}/v1/jobs/3` });
      expect(answered.get("location")).toBe("/system-api/services/pets/jobs/3");
    }
  });

  it("the name of a file", async () => {
    const disposition = 'attachment; filename="pets.csv"';
    const answered = await passed({ "Content-Disposition": disposition });
    expect(answered.get("content-disposition")).toBe(disposition);
  });

  it.each([
    ["/v1/jobs/3?of=7", "/system-api/services/pets/jobs/3?of=7"],
    ["jobs/3", "/system-api/services/pets/pets/jobs/3"],
    ["../jobs/3", "/system-api/services/pets/jobs/3"],
  ])("where a result will be, as the path by which it is reached here: %s", async (given, got) => {
    expect((await passed({ Location: given })).get("location")).toBe(got);
    const whole = new URL(given, `${place.yard.address}/v1/pets/7`).href;
    expect((await passed({ Location: whole })).get("location")).toBe(got);
  });

  it.each([
    "https://elsewhere.example/v1/jobs/3",
    "//elsewhere.example/v1/jobs/3",
    "/admin/jobs/3",
    "/v1/../admin",
    "/v10/jobs",
    "javascript:alert(1)",
  ])("nothing of a place that is not the service's: %s", async (given) => {
    expect((await passed({ Location: given })).get("location")).toBeNull();
  });

  it("no header that is longer than proxies take", async () => {
    const link = `<https://pets.example.com/${"x".repeat(5_000)}>; rel="next"`;
    expect((await passed({ Link: link })).get("link")).toBeNull();
  });

  it("how many rows there are by the header that its document names, where it says just that", async () => {
    place.environment.HERD_API_URL = place.yard.address;
    await place.product.ask("service.save", { name: "herd", source: JSON.stringify(counted) });
    const range = "items 0-9/57";
    const total = "X-Total-Count";
    expect(
      (await passed({ "Content-Range": range, [total]: "9" }, "herd/herd")).get("content-range"),
    ).toBe(range);
    expect((await passed({ [total]: "9" }, "herd/herd")).has(total)).toBe(false);
    expect((await passed({ "Content-Range": "secret" }, "herd/herd")).has("content-range")).toBe(
      false,
    );
  });
});
