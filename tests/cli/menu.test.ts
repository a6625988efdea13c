import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { importOpenApi } from "../../src/catalogue/import/import-open-api.ts";
import { password } from "../support/first-start.ts";
import { petsApi } from "../support/pets.ts";
import { startService, type TestService } from "../support/service.ts";
import { runCommand } from "./run-command.ts";

let service: TestService;
const file = join(mkdtempSync(join(tmpdir(), "screens-")), "rooms.menu.json");
const page = { title: "Rooms", typeId: "1", routerPath: "/rooms", componentPath: "points/user" };
const folder = { title: "House", typeId: "0", routerPath: "/house", sort: 1, children: [page] };

beforeAll(async () => {
  service = await startService();
  vi.stubEnv("SCREENS_PASSWORD", password);
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await service.stop();
});

function put(entries: unknown, ...args: string[]) {
  writeFileSync(file, JSON.stringify(entries));
  return runCommand("menu", file, "--service", service.url, ...args);
}

const addresses = async () => {
  const nodes = await service.ask("menu.getTreeList", {});
  return nodes.map(({ routerPath, children }) => [routerPath, children.length]);
};

it("puts the entries of a file behind those of the menu, and none twice", async () => {
  const before = await addresses();
  const first = await put([folder], "--user", "admin");
  expect(first).toMatchObject({ code: 0, out: expect.stringMatching(/^Entries added: 2\./) });
  expect(await addresses()).toEqual([...before, ["/house", 1]]);
  const another = { ...page, title: "Halls", routerPath: "/halls" };
  const grown = { ...folder, children: [page, another] };
  expect((await put([grown], "--user", "admin")).out).toMatch(/^Entries added: 1\./);
  expect(await addresses()).toEqual([...before, ["/house", 2]]);
});

it("adds nothing of a file with an entry that the service does not take", async () => {
  const before = await addresses();
  const bad = { ...folder, routerPath: "/other", children: [{ ...page, typeId: "9" }] };
  const { code, error } = await put([bad], "--user", "admin");
  expect(code).toBe(2);
  expect(error).toContain("rooms.menu.json#/0/children/0/typeId must be equal to one of");
  expect(await addresses()).toEqual(before);
});

it("takes the entries of a project that has a catalogue of its own", async () => {
  const root = mkdtempSync(join(tmpdir(), "own-"));
  mkdirSync(join(root, "schemas/catalogue"), { recursive: true });
  const { document } = importOpenApi(petsApi, { name: "pets" });
  writeFileSync(join(root, "schemas/catalogue/pets.json"), JSON.stringify(document));
  const pets = { ...page, title: "Pets", routerPath: "/pets" };
  const { code, out } = await put([pets], "--user", "admin", "--root", root);
  expect({ code, out }).toEqual({ code: 0, out: expect.stringMatching(/^Entries added: 1\./) });
});

it("says what the service refuses", async () => {
  const { code, error } = await put([folder]);
  expect(code).toBe(2);
  expect(error).toContain("The service refused menu.getTreeList: You are not signed in.");
});
