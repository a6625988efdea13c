import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { petsDocument } from "../support/pets.ts";
import { runCommand } from "./run-command.ts";

it("lays overlays over what is imported, and says of one that does not fit which action it is", async () => {
  const folder = mkdtempSync(join(tmpdir(), "import-overlay-"));
  const source = join(folder, "api.json");
  const file = join(folder, "overlay.yaml");
  writeFileSync(source, petsDocument);
  const importWith = async (target: string, service = "pets") => {
    const action = `- target: ${target}\n    update: { nickname: { type: string } }`;
    writeFileSync(file, `overlay: 1.0.0\nx-service: ${service}\nactions:\n  ${action}\n`);
    return await runCommand("import", source, "--name", "pets", "--overlay", file);
  };
  const { code, out } = await importWith("$.components.schemas.PetsPet.properties");
  expect({ code, pet: JSON.parse(out).components.schemas.PetsPet.properties }).toMatchObject({
    code: 0,
    pet: { name: {}, nickname: { type: "string" } },
  });
  expect(await importWith("$.paths['/none']")).toMatchObject({
    code: 2,
    error: expect.stringContaining(`${file}: Action 1, $.paths['/none'], matched nothing.`),
  });
  expect(await importWith("$", "yards")).toMatchObject({
    code: 2,
    error: expect.stringContaining(`This overlay is for "yards", not for "pets".`),
  });
});

it("replaces an earlier document of the same service, and no other file", async () => {
  const folder = mkdtempSync(join(tmpdir(), "import-over-"));
  const [source, out] = [join(folder, "api.json"), join(folder, "pets.json")];
  writeFileSync(source, petsDocument);
  const importAs = async (name: string) =>
    await runCommand("import", source, "--name", name, "--out", out);
  expect((await importAs("pets")).code).toBe(0);
  expect((await importAs("pets")).code).toBe(0);
  expect(await importAs("yards")).toMatchObject({
    code: 2,
    error: expect.stringContaining(
      `${out} already exists and does not describe the service "yards".`,
    ),
  });
  const intoFolder = await runCommand("import", source, "--name", "pets", "--out", folder);
  expect(intoFolder.error).toContain(`${folder} already exists and does not describe`);
  writeFileSync(out, "my notes");
  expect((await importAs("pets")).code).toBe(2);
  expect(readFileSync(out, "utf8")).toBe("my notes");
});

it("replaces no document that a person wrote for a service of our own", async () => {
  const folder = mkdtempSync(join(tmpdir(), "import-own-"));
  const [source, out] = [join(folder, "api.json"), join(folder, "pets.json")];
  writeFileSync(source, petsDocument);
  await runCommand("import", source, "--name", "pets", "--out", out);
  const { "x-service": service, ...rest } = JSON.parse(readFileSync(out, "utf8"));
  const own = JSON.stringify({ ...rest, "x-service": { ...service, address: undefined } });
  writeFileSync(out, own);
  expect(await runCommand("import", source, "--name", "pets", "--out", out)).toMatchObject({
    code: 2,
    error: expect.stringContaining(`${out} already exists and was not written by an import.`),
  });
  expect(readFileSync(out, "utf8")).toBe(own);
});

it("takes only one permission for all operations", async () => {
  const source = join(mkdtempSync(join(tmpdir(), "import-permission-")), "api.json");
  writeFileSync(source, petsDocument);
  const importWith = async (permission: string) =>
    await runCommand("import", source, "--name", "pets", "--permission", permission);
  for (const permission of ["a b", "pets:read, pets:write", "signedin"]) {
    expect(await importWith(permission)).toMatchObject({
      code: 2,
      error: expect.stringContaining(`--permission cannot be "${permission}"`),
    });
  }
  for (const permission of ["each", "signedIn", "pets:use", "crm:pets:all-of_them"]) {
    expect(await importWith(permission)).toMatchObject({ code: 0 });
  }
});

it("tells that what meant success is left out when a document is imported again", async () => {
  const folder = mkdtempSync(join(tmpdir(), "import-success-"));
  const [source, out] = [join(folder, "api.json"), join(folder, "pets.json")];
  writeFileSync(source, petsDocument);
  const again = async () =>
    (await runCommand("import", source, "--name", "pets", "--out", out)).error;
  await again();
  const document = JSON.parse(readFileSync(out, "utf8"));
  writeFileSync(out, JSON.stringify({ ...document, "x-success": { at: "/code", values: [0] } }));
  // It is told once, not of each operation.
  expect((await again()).match(/.*indicate success.*/g)).toEqual([
    expect.stringMatching(
      /^pets\.listPets, pets\.addPet, pets\.\w+ and \d more: Its responses now/,
    ),
  ]);
  expect(await again()).not.toContain("indicate success");
});

it("says which variable has to give the address, where the document gives none", async () => {
  const source = join(mkdtempSync(join(tmpdir(), "import-address-")), "api.json");
  const importFrom = async (servers: object[]) => {
    writeFileSync(source, JSON.stringify({ ...JSON.parse(petsDocument), servers }));
    return (await runCommand("import", source, "--name", "pets")).error;
  };
  expect(await importFrom([])).toContain(
    "states no address: npm start forwards its calls to PETS_API_URL",
  );
  expect(await importFrom([{ url: "https://pets.example" }])).toContain("or to PETS_API_URL");
});
