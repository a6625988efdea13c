import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { argumentsIn } from "../../src/cli/record.ts";
import { password } from "../support/first-start.ts";
import { petsDocument } from "../support/pets.ts";
import { startService, type TestService } from "../support/service.ts";
import { runCommand } from "./run-command.ts";

let service: TestService;
const root = mkdtempSync(join(tmpdir(), "screens-"));

beforeAll(async () => {
  service = await startService();
  mkdirSync(join(root, "schemas/pages"), { recursive: true });
  vi.stubEnv("SCREENS_PASSWORD", password);
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await service.stop();
});

const record = (...args: string[]) =>
  runCommand("record", "--root", root, "--service", service.url, "--user", "admin", ...args);

const fixture = (name: string) =>
  JSON.parse(readFileSync(join(root, "fixtures", `${name}.json`), "utf8"));

describe("screens record", () => {
  it("makes a fixture of what the service answers, that passes the check", async () => {
    const { code, out, error } = await record("member.getList");
    expect(error).toBe("");
    expect(code).toBe(0);
    expect(out).toBe("fixtures/member.getList/loaded.json\n");
    const checked = await runCommand("check", "--root", root);
    expect(checked.out).toContain("1 fixture, 0 errors");
  });

  it("has replaced all that is personal, and kept equal what was equal", async () => {
    const { records } = fixture("member.getList/loaded").answer.data;
    const real = await service.ask("member.getList", { current: 1, size: 10 });
    const text = JSON.stringify(records);
    for (const member of real.records) {
      for (const own of [member.username, member.fullname, member.mobile]) {
        if (own) expect(text).not.toContain(own);
      }
    }
    expect(records[0]).toMatchObject({ fullname: "Person 1", status: real.records[0]?.status });
    expect(records.map(({ id }: { id: number }) => id)).toEqual(
      real.records.map((_, index) => index + 1),
    );
  });

  it("makes none of a refusal for want of a session, and says how to sign in", async () => {
    const args = ["--root", root, "--service", service.url, "--token", "old", "member.getOne"];
    const { code, out, error } = await runCommand("record", ...args, "--with", "id=1");
    expect({ code, out }).toEqual({ code: 1, out: "" });
    expect(error).toMatch(/^member\.getOne is left out: nobody is signed in .*--token/);
  });

  it("makes the same fixture every time, and replaces none unless asked", async () => {
    const before = fixture("member.getList/loaded");
    expect(await record("member.getList")).toMatchObject({
      code: 1,
      error: "fixtures/member.getList/loaded.json already exists. Replace it with --update.\n",
    });
    expect((await record("member.getList", "--update")).code).toBe(0);
    expect(fixture("member.getList/loaded")).toEqual(before);
  });

  it("never makes a write unless asked", async () => {
    const { code, error } = await record("culturalGroup.add", "--with", "name=Tea");
    expect(code).toBe(2);
    expect(error).toContain(
      "culturalGroup.add changes something. Call it nevertheless with --writes.",
    );
    const groups = await service.ask("culturalGroup.page", { current: 1, size: 1, name: "Tea" });
    expect(groups.total).toBe(0);
    expect((await record("culturalGroup.add", "--with", "name=Tea", "--writes")).code).toBe(0);
    expect(fixture("culturalGroup.add/loaded").request).toEqual({ name: "Tea" });
  });

  it("keeps every digit of an id, since the nearest number is that of another record", () => {
    const long = "9007199254740993";
    const given = argumentsIn([`id=${long}`, `ids=[${long},1]`, "name=Tea", "gone=null"]);
    expect(given).toEqual({ id: long, ids: [long, 1], name: "Tea", gone: null });
  });

  it("says which argument nothing tells, and where the service is not", async () => {
    expect(await record("culturalGroupUserRel.current")).toMatchObject({
      code: 1,
      error:
        "culturalGroupUserRel.current is left out: no value is known for groupId. Set it with --with groupId=….\n",
    });
    expect(await runCommand("record", "dict.getList")).toMatchObject({ code: 2 });
  });

  it("makes none of a call that the service does not have, and says how to name its address", async () => {
    const pets = mkdtempSync(join(tmpdir(), "screens-"));
    const source = join(pets, "api.json");
    writeFileSync(source, petsDocument);
    const out = join(pets, "schemas/catalogue/pets.json");
    await runCommand("import", source, "--name", "pets", "--out", out);
    const given = ["--root", pets, "--service", `${service.url}/nowhere`];
    const { code, error } = await runCommand("record", "pets.listPets", ...given);
    expect(code).toBe(1);
    expect(error).toMatch(/^pets\.listPets is left out: .*--service pets=URL/);
  });

  it("makes all that a page reads, its dialogs and dictionaries too", async () => {
    rmSync(join(root, "fixtures"), { recursive: true });
    const page = readFileSync("schemas/pages/points/cultural-group.json");
    mkdirSync(join(root, "schemas/pages/points"), { recursive: true });
    writeFileSync(join(root, "schemas/pages/points/cultural-group.json"), page);
    const { code, error } = await record("--page", "points/cultural-group");
    expect(error).toBe("");
    expect(code).toBe(0);
    const made = readdirSync(join(root, "fixtures"));
    expect(made).toEqual([
      "culturalGroup.page",
      "culturalGroupDeptRel.candidates",
      "culturalGroupDeptRel.current",
      "culturalGroupUserRel.candidates",
      "culturalGroupUserRel.current",
      "dict.getList",
    ]);
    expect((await runCommand("check", "--root", root)).code).toBe(0);
  });
});
