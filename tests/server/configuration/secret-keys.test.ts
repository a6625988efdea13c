import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, watch } from "node:fs";
import { mkdir, mkdtemp, readdir, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import {
  embeddedSecretKeys,
  readSecretKeys,
} from "../../../src/server/configuration/secret-keys.ts";
import { StartupError } from "../../../src/server/configuration/startup-error.ts";

let directory: string;
const [first, second] = [randomBytes(32), randomBytes(32)];

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "screenwright-keys-"));
});

const read = (environment: Record<string, string>) => readSecretKeys((name) => environment[name]);

it("come from the environment, in base64 or hex, the newest first", () => {
  expect(read({})).toEqual([]);
  expect(read({ SECRETS_KEY: `${second.toString("hex")}, ${first.toString("base64")}` })).toEqual([
    second,
    first,
  ]);
});

it("come from a file, one in each line", async () => {
  const file = join(directory, "keys");
  await writeFile(file, `${first.toString("base64")}\n${second.toString("base64url")}\n`);
  expect(read({ SECRETS_KEY_FILE: file })).toEqual([first, second]);
  const missing = join(directory, "none");
  expect(() => read({ SECRETS_KEY_FILE: missing })).toThrow("cannot be read (ENOENT)");
});

it("are told to be wrong without a word of what was given", () => {
  for (const SECRETS_KEY of ["too-short-but-secret", first.subarray(1).toString("hex"), ","]) {
    expect(() => read({ SECRETS_KEY })).toThrow("SECRETS_KEY must hold keys of 32 bytes");
    expect(() => read({ SECRETS_KEY })).not.toThrow(SECRETS_KEY === "," ? "none" : SECRETS_KEY);
  }
});

it("of an embedded database are made once, for its owner alone", async () => {
  const below = join(directory, "data");
  const made = await embeddedSecretKeys(below);
  expect(made[0]).toHaveLength(32);
  expect(await embeddedSecretKeys(below)).toEqual(made);
  expect((await stat(join(below, "secrets.key"))).mode & 0o777).toBe(0o600);
});

it("of an embedded database are made anew where a start was killed while it wrote them", async () => {
  const below = join(directory, "killed");
  await mkdir(below);
  const file = join(below, "secrets.key");
  await writeFile(`${file}.part`, "");
  const watched: string[] = [];
  const watcher = watch(below, () => {
    if (existsSync(file)) watched.push(readFileSync(file, "utf8"));
  });
  const made = await embeddedSecretKeys(below);
  await expect.poll(() => watched.length).toBeGreaterThan(0);
  watcher.close();
  const whole = `${made[0]?.toString("base64")}\n`;
  expect(new Set(watched)).toEqual(new Set([whole]));
  expect(await readdir(below)).toEqual(["secrets.key"]);
});

it("of an embedded database that cannot be read are told in a sentence that names the file", async () => {
  const below = join(directory, "unreadable");
  await mkdir(join(below, "secrets.key"), { recursive: true });
  const refused = embeddedSecretKeys(below);
  await expect(refused).rejects.toBeInstanceOf(StartupError);
  await expect(refused).rejects.toThrow(/unreadable.secrets\.key cannot be used: .*SECRETS_KEY\.$/);
});

it("of an embedded database that a full disk does not take are told with the right remedy", async () => {
  const below = join(directory, "full");
  await mkdir(below);
  await symlink("/dev/full", join(below, "secrets.key.part"));
  await expect(embeddedSecretKeys(below)).rejects.toThrow(
    /cannot be used: the disk is full\. Make room on its disk, then start again; nothing is lost\.$/,
  );
});
