import { randomBytes } from "node:crypto";
import { resolve } from "node:path";
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Mock, startMock } from "../../corpus/mock/server.ts";
import { services } from "../../corpus/services.ts";
import { password } from "../../support/first-start.ts";
import { startService } from "../../support/service.ts";
import { type Loopback, startLoopback } from "../../wire/loopback.ts";
import { violationsOf } from "../axe.ts";
import { openPlace } from "../place.ts";
import { shows } from "../shows.ts";

const key = "Token a-key-that-nobody-may-see";
const fleet = services.find(({ name }) => name === "fleet");
const document = resolve("tests/corpus/fleet/document.json");

const place = openPlace(() =>
  startService({
    configuration: {
      clientDirectory: resolve("dist/client"),
      serviceReach: { hosts: [], networks: ["loopback"] },
      secretKeys: [randomBytes(32)],
    },
  }),
);
let mock: Mock;
let door: Loopback;
let page: Page;
/** The actions of the newcomer: each press, and each entered text. */
let steps: string[];

beforeAll(async () => {
  if (!fleet) throw new Error("The corpus has no fleet.");
  mock = await startMock(fleet);
  // The service refuses calls without the key.
  door = await startLoopback(async ({ method, url, headers, body }, response) => {
    if (headers.authorization !== key) {
      response.writeHead(401, { "Content-Type": "application/json" });
      response.end('{"detail":"Authentication credentials were not provided."}');
      return;
    }
    const type = headers["content-type"];
    const answer = await fetch(new URL(mock.url).origin + url, {
      method,
      headers: type === undefined ? {} : { "Content-Type": type },
      body: body.length === 0 ? null : new Uint8Array(body),
    });
    response.writeHead(answer.status, {
      "Content-Type": answer.headers.get("content-type") ?? "application/json",
    });
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  ({ page } = await place.staySignedIn({ password, at: "/system/screens/services" }));
  steps = [];
});
afterAll(async () => {
  await mock.close();
  await door.close();
});

async function press(target: Locator): Promise<void> {
  const name = await target.textContent();
  await target.click();
  steps.push(`press ${name}`);
}

async function enter(target: Locator, text: string): Promise<void> {
  await target.fill(text);
  steps.push("enter");
}

const button = (name: string | RegExp) => page.getByRole("button", { name });
const dialog = () => page.getByRole("dialog");
const field = (name: string) => page.getByRole("textbox", { name, exact: true });

describe("from a document and a key to a working list with edit", () => {
  it("the document is chosen, and imported as it is proposed", async () => {
    await press(button("Import a service"));
    await page.getByLabel("Choose a file").last().setInputFiles(document);
    steps.push("choose a file");
    await page.getByRole("status").getByText("Operations:").waitFor();
    await press(page.getByRole("button", { name: "Import", exact: true }));
    await shows(page.getByRole("region", { name: "Connection" }));
  });

  it("the key is asked for where the document wants one, and the address is there", async () => {
    const connection = page.getByRole("region", { name: "Connection" });
    await expect.poll(() => field("Address").inputValue()).toBe("https://api.example.com");
    await shows(connection.getByText("API key"));
    expect(await field("Name of the key").inputValue()).toBe("Authorization");
    expect(await violationsOf(page)).toEqual([]);
    await enter(field("Address"), "http://10.0.0.1");
    await enter(connection.getByLabel("Key", { exact: true }), key);
    await press(button("Save"));
    await connection.getByText("SERVICE_NETWORKS").waitFor();
    steps.splice(-3);
    await enter(field("Address"), door.address);
    await enter(connection.getByLabel("Key", { exact: true }), key);
    await press(button("Save"));
    await connection.getByText(`Calls go to ${door.address}`).waitFor();
    await shows(connection.getByText(/API key · admin, /));
    expect(await violationsOf(page)).toEqual([]);
    expect(await page.content()).not.toContain("a-key-that");
  });

  it("a screen is made of the list, as it is proposed, published and put in the menu", async () => {
    await press(button(/fleet\.vehicles_list/));
    await press(button("Create a screen from it"));
    await press(button("Create"));
    await press(button("Add to menu"));
    await press(dialog().getByRole("button", { name: "Add to menu" }));
    await dialog().getByText("The screen was added to the menu").waitFor();
    await press(dialog().getByRole("button", { name: "Close" }).last());
    await dialog().waitFor({ state: "hidden" });
    await press(page.getByRole("button", { name: "Publish", exact: true }));
    await press(dialog().getByRole("button", { name: "Publish", exact: true }));
    await dialog().waitFor({ state: "hidden" });
    await press(page.getByRole("menuitem", { name: "Vehicles", exact: true }));
    await shows(page.getByText("41 in total"));
  });

  it("a row is changed, in less than 20 steps from the beginning", async () => {
    const [row] = mock.received.filter(({ line }) => line === "GET /api/vehicles/");
    expect(row?.status).toBe(200);
    await press(page.getByRole("row").nth(1).getByRole("button", { name: "Edit", exact: true }));
    await enter(dialog().getByRole("textbox", { name: "Model" }), "Model X");
    await press(
      dialog()
        .getByRole("button", { name: "Save" })
        .or(dialog().getByRole("button", { name: "OK" }))
        .first(),
    );
    await page.getByRole("cell", { name: "Model X" }).waitFor();
    const edits = mock.received.filter(({ line }) => line === "PATCH /api/vehicles/{id}/");
    expect(edits.map(({ status }) => status)).toEqual([200]);
    expect(steps.length).toBeLessThan(20);
  });
});
