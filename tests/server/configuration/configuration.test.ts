import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { readConfiguration } from "../../../src/server/configuration/configuration.ts";

const root = join(import.meta.dirname, "../../..");
let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "screenwright-config-"));
});

const read = (environment: Record<string, string> = {}) => readConfiguration(environment, root);
const withFile = async (content: string, environment = {}) => {
  const file = join(directory, "config.json");
  await writeFile(file, content);
  return await read({ CONFIG_FILE: file, ...environment });
};

describe("the configuration", () => {
  it("needs nothing to be set", async () => {
    expect(await read({ PORT: "", HOST: " " })).toMatchObject({
      host: "127.0.0.1",
      port: 8080,
      dataDirectory: join(root, ".data"),
      databaseUrl: undefined,
      sampleData: true,
      auditDays: 365,
      captchaRequired: true,
      registrationApproval: true,
      services: {
        system: { base: "/system-api", forwardTo: null },
        points: { base: "/points-api", forwardTo: null },
      },
      client: {
        bases: { system: "/system-api", points: "/points-api" },
        captcha: true,
        pages: "server",
        environment: "production",
      },
    });
  });

  it("shows messages to mobiles on the terminal only where nothing else could read them", async () => {
    expect((await read()).printsMessages).toBe(true);
    expect((await read({ NODE_ENV: "production" })).printsMessages).toBe(false);
    expect((await read({ NODE_ENV: "production " })).printsMessages).toBe(false);
    const DATABASE_URL = "postgres://localhost/screenwright";
    expect((await read({ DATABASE_URL })).printsMessages).toBe(false);
  });

  it("loads the sample into a database of one's own only where asked", async () => {
    const DATABASE_URL = "postgres://localhost/screenwright";
    expect((await read({ DATABASE_URL })).sampleData).toBe(false);
    expect((await read({ DATABASE_URL, SAMPLE_DATA: "on" })).sampleData).toBe(true);
    expect((await read({ SAMPLE_DATA: "off" })).sampleData).toBe(false);
  });

  it("believes proxies at the addresses and in the ranges it is told", async () => {
    expect((await read({})).trustProxy).toEqual([]);
    const TRUST_PROXY = "loopback, 10.0.0.0/8, 192.168.1.7,fd00::/8";
    const named = ["loopback", "10.0.0.0/8", "192.168.1.7", "fd00::/8"];
    expect((await read({ TRUST_PROXY })).trustProxy).toEqual(named);
  });

  it("has a browser use the shipped pages where the system service is elsewhere", async () => {
    const SYSTEM_API_URL = "https://intranet.example/system";
    const { services, client } = await read({ SYSTEM_API_URL });
    expect(services.system?.forwardTo).toBe(SYSTEM_API_URL);
    expect(client.pages).toBe("files");
  });

  it("takes the bases of the services from config.json", async () => {
    const { services } = await withFile('{"bases":{"system":"/platform"}}');
    expect(services).toMatchObject({
      system: { base: "/platform" },
      points: { base: "/points-api" },
    });
  });

  it("takes the hosts that links may carry data to from LINK_HOSTS, else from config.json", async () => {
    expect((await read()).client).not.toHaveProperty("linkHosts");
    const LINK_HOSTS = "Docs.example.com, *.example.org";
    const listed = { linkHosts: ["docs.example.com", "*.example.org"] };
    expect((await read({ LINK_HOSTS })).client).toMatchObject(listed);
    const file = '{"linkHosts":["intranet:8080"]}';
    expect((await withFile(file)).client).toMatchObject({ linkHosts: ["intranet:8080"] });
    expect((await withFile(file, { LINK_HOSTS })).client).toMatchObject(listed);
  });

  it("refuses to turn the captcha off in production", async () => {
    expect((await read({ CAPTCHA: "off" })).captchaRequired).toBe(false);
    await expect(read({ CAPTCHA: "off", NODE_ENV: "production" })).rejects.toThrow(
      "CAPTCHA=off is refused while NODE_ENV is production.",
    );
  });

  it.each([
    [{ PORT: "eighty" }, 'PORT must be a whole number from 0 to 65535, not "eighty".'],
    [{ PORT: "70000" }, 'PORT must be a whole number from 0 to 65535, not "70000".'],
    [{ SAMPLE_DATA: "maybe" }, 'SAMPLE_DATA must be one of on, off, not "maybe".'],
    [{ ADMIN_PASSWORD: "short" }, "ADMIN_PASSWORD needs 8 to 128 characters."],
    [
      { ADMIN_PASSWORD: "ends with a space " },
      "ADMIN_PASSWORD must neither begin nor end with a space or a line break.",
    ],
    [{ LOG_LEVEL: "loud" }, "LOG_LEVEL must be one of silent, "],
    [
      { POINTS_API_URL: "points" },
      'POINTS_API_URL must be an http or https address, not "points".',
    ],
    [
      { SYSTEM_API_URL: "http://user:word@intranet.example/" },
      'SYSTEM_API_URL must be a plain address: no account, no "?", no "#".',
    ],
    [{ POINTS_API_URL: "http://intranet.example/?tenant=1" }, "POINTS_API_URL must be a plain"],
    [
      { TRUST_PROXY: "loopback, true" },
      'TRUST_PROXY must name addresses or ranges, as "10.0.0.0/8, loopback", not "true".',
    ],
    [{ TRUST_PROXY: "10.0.0.0/33" }, 'not "10.0.0.0/33".'],
    [{ METRICS_FROM: "prometheus" }, "METRICS_FROM must name addresses or ranges"],
    [
      { LINK_HOSTS: "docs.example.com, https://example.org/x" },
      'LINK_HOSTS must list hosts, as "docs.example.com, *.example.org", not "https://example.org/x".',
    ],
    [{ LINK_HOSTS: "*" }, 'not "*".'],
    [{ CONFIG_FILE: "/nowhere/config.json" }, "/nowhere/config.json cannot be read (ENOENT)."],
  ])("tells in one line what is wrong with %j", async (environment, message) => {
    const refusal = read(environment);
    await expect(refusal).rejects.toThrow(message);
    await expect(refusal).rejects.toThrow(/^.+$/);
  });

  it.each([
    ["{", "is not valid JSON"],
    ["[]", "must hold a JSON object."],
    ['{"bases":{"system":"http://other"}}', "SYSTEM_API_URL"],
    ['{"bases":{"points":"/system-api"}}', "must differ"],
    ['{"linkHosts":"example.org"}', 'linkHosts must list hosts, as ["docs.example.com",'],
    ['{"linkHosts":["//example.org"]}', 'not "//example.org".'],
  ])("tells in one line what is wrong with a config.json of %s", async (content, message) => {
    const refusal = withFile(content);
    await expect(refusal).rejects.toThrow(message);
    await expect(refusal).rejects.toThrow(/^.+$/);
  });
});
