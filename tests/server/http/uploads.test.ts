import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sweep } from "../../../src/server/housekeeping.ts";
import { storeParts } from "../../../src/server/storage/upload-parts.ts";
import { startService, type TestService } from "../../support/service.ts";

let service: TestService;
beforeAll(async () => {
  service = await startService({ sampleData: false });
});
afterAll(() => service.stop());

const picture = (format: "png" | "jpeg" | "webp" | "gif") =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: "#1677ff" } })
    .toFormat(format)
    .toBuffer();

const upload = async (
  id: "upload.image" | "upload.anyFile",
  content: Uint8Array | string,
  name: string,
) =>
  await service.call(
    id,
    { file: new File([new Uint8Array(Buffer.from(content))], name), witchField: "thumb" },
    { token: service.adminToken, headers: { "X-Environment": "test" } },
  );

const urlOf = (data: unknown) => {
  if (typeof data !== "object" || data === null || !("url" in data)) throw new Error("No url.");
  return `${service.url}/system-api${data.url}`;
};

describe("an uploaded image", () => {
  it.each(["png", "jpeg", "webp", "gif"] as const)(
    "of type %s is served as one",
    async (format) => {
      const { envelope } = await upload("upload.image", await picture(format), `a.${format}`);
      expect(envelope).toMatchObject({
        code: 20000,
        data: { url: expect.stringMatching(/^\/upload\/[\w-]{43}$/), witchField: "thumb" },
      });
      const response = await fetch(urlOf(envelope.data));
      expect(response.headers.get("content-type")).toBe(`image/${format}`);
      expect(response.headers.get("x-content-type-options")).toBe("nosniff");
      expect(response.headers.get("content-security-policy")).toContain("sandbox");
      const metadata = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
      expect(metadata).toMatchObject({ format, width: 40, height: 30 });
    },
  );

  it("is drawn anew: nothing but the picture is kept", async () => {
    const polyglot = Buffer.concat([
      await picture("gif"),
      Buffer.from("<script>alert(1)</script>"),
    ]);
    const { envelope } = await upload("upload.image", polyglot, "picture.gif");
    const served = await (await fetch(urlOf(envelope.data))).text();
    expect(served).not.toContain("script");
  });

  it.each([
    ["an SVG", '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ["HTML that calls itself PNG", "<!doctype html><script>alert(1)</script>"],
    ["a PNG that breaks off", "\x89PNG\r\n\x1a\n"],
    ["a GIF that is a script", "GIF89a=1;alert(1)"],
    ["nothing", ""],
  ])("is refused where it is %s", async (_name, content) => {
    const { envelope } = await upload("upload.image", content, "picture.png");
    expect(envelope).toMatchObject({ code: 40000, data: { errors: [{ path: "/file" }] } });
  });

  it("is refused where its pixels would fill the memory", async () => {
    const header = Buffer.from(await picture("png"));
    header.writeUInt32BE(50_000, 16);
    header.writeUInt32BE(50_000, 20);
    const { envelope } = await upload("upload.image", header, "large.png");
    expect(envelope.code).toBe(40000);
  });
});

describe("an uploaded file of any sort", () => {
  it("is only saved, under the name it had, and runs nowhere", async () => {
    const page = "<script>alert(1)</script>";
    const name = "../..\\folder/報告 'v1'.html";
    const { envelope } = await upload("upload.anyFile", page, name);
    const response = await fetch(urlOf(envelope.data));
    expect(await response.text()).toBe(page);
    expect(response.headers.get("content-type")).toBe("application/octet-stream");
    expect(response.headers.get("content-disposition")).toBe(
      `attachment; filename*=UTF-8''${encodeURIComponent("報告 ")}%27v1%27.html`,
    );
    expect(response.headers.get("content-security-policy")).toContain("sandbox");
  });

  it("is refused with 413 beyond 20 MB", async () => {
    const { status, envelope } = await upload(
      "upload.anyFile",
      new Uint8Array(20 * 1024 * 1024 + 1),
      "large.bin",
    );
    expect([status, envelope.code]).toEqual([413, 41300]);
  });

  it("is refused without a file, with two, and as JSON", async () => {
    const options = { token: service.adminToken };
    const none = await service.call("upload.anyFile", { witchField: "thumb" }, options);
    expect(none.envelope).toMatchObject({ code: 40000, data: { errors: [{ path: "/file" }] } });
    const file = new File(["content"], "a.txt");
    const two = await service.call("upload.anyFile", { file, witchField: file }, options);
    expect(two.envelope.code).toBe(40000);
    const response = await fetch(`${service.url}/system-api/api/upload/anyFile`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "X-Access-Token": service.adminToken },
      body: "{}",
    });
    expect(response.status).toBe(415);
  });

  it.each([
    [
      "breaks off",
      "multipart/form-data; boundary=b",
      '--b\r\nContent-Disposition: form-data; name="',
    ],
    ["has no boundary", "multipart/form-data", "--b--"],
    ["has a boundary without end", `multipart/form-data; boundary=${"b".repeat(5000)}`, "--b--"],
  ])("is bad input where the form around it %s", async (_what, type, body) => {
    const response = await fetch(`${service.url}/system-api/api/upload/anyFile`, {
      method: "POST",
      headers: {
        "Content-Type": type,
        "X-Access-Token": service.adminToken,
        "Accept-Language": "en",
      },
      body,
    });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      code: 40000,
      data: { errors: [{ path: "", message: "The body is not a valid multipart form." }] },
    });
  });

  it("is found under no other name", async () => {
    for (const name of ["", "nobody", "..%2f..%2fpackage.json", "%00", "a".repeat(150)]) {
      const response = await fetch(`${service.url}/system-api/upload/${name}`);
      expect(response.status).toBe(404);
    }
  });
});

describe("the content of an upload", () => {
  const content = randomBytes(3_000_001);

  it("is stored in small parts, so that others are answered meanwhile, and served as it was", async () => {
    const { envelope } = await upload("upload.anyFile", content, "large.bin");
    const { rows } = await sql<{ largest: number }>`
      select max(length(content)) as largest from upload_part`.execute(service.database.db);
    expect(rows[0]?.largest).toBe(256 * 1024);
    const response = await fetch(urlOf(envelope.data));
    expect(response.headers.get("content-length")).toBe(String(content.length));
    expect(Buffer.from(await response.arrayBuffer()).equals(content)).toBe(true);
  });

  it("is stored once however often its upload is sent, at once and one after the other", async () => {
    const storedNames = async () => {
      const parts = service.database.db.selectFrom("uploadPart").select("uploadName").distinct();
      return (await parts.execute()).length;
    };
    const before = await storedNames();
    const file = new File(["Sent again and again."], "again.txt");
    const headers = { "Idempotency-Key": "one-upload-only" };
    const send = () =>
      service.call("upload.anyFile", { file }, { token: service.adminToken, headers });
    const answers = await Promise.all([send(), send(), send()]);
    answers.push(await send(), await send());
    const urls = answers.map(({ envelope }) => urlOf(envelope.data));
    expect(new Set(urls).size).toBe(1);
    expect(await storedNames()).toBe(before + 1);
    expect(await (await fetch(urls[0] ?? "")).text()).toBe("Sent again and again.");
  });

  it("is swept after an hour where its upload never came to be", async () => {
    const { db } = service.database;
    await storeParts(db, "lone", Buffer.from("never kept"));
    const lone = async () =>
      (await db.selectFrom("uploadPart").select("place").where("uploadName", "=", "lone").execute())
        .length;
    await sweep(db, new Date(), 0);
    expect(await lone()).toBe(1);
    await sweep(db, new Date(Date.now() + 3_700_000), 0);
    expect(await lone()).toBe(0);
    const { envelope } = await upload("upload.anyFile", "kept", "kept.txt");
    await sweep(db, new Date(Date.now() + 3_700_000), 0);
    expect(await (await fetch(urlOf(envelope.data))).text()).toBe("kept");
  });

  it("is refused beyond what a member may upload within a day, and noted in the audit log", async () => {
    const { limited, send } = await startLimited();
    expect((await send(1_500_000)).envelope.code).toBe(20000);
    const { envelope } = await send(1_500_000);
    expect(envelope).toMatchObject({ code: 40000, data: { errors: [{ path: "/file" }] } });
    expect(JSON.stringify(envelope.data)).toContain("2 MB of uploads");
    expect((await send(500_000)).envelope.code).toBe(20000);
    const { records } = await limited.ask("audit.getList", { area: "upload" });
    expect(records).toHaveLength(2);
    await limited.stop();
  });

  it("stays within that limit where many files arrive at once", async () => {
    const { limited, send } = await startLimited();
    const sent = await Promise.all(Array.from({ length: 6 }, () => send(1_500_000)));
    const codes = sent.map(({ envelope }) => envelope.code);
    expect(codes.sort()).toEqual([20000, 40000, 40000, 40000, 40000, 40000]);
    expect((await send(500_000)).envelope.code).toBe(20000);
    await limited.stop();
  });
});

/** A service that takes 2 MB a day from each member, and what sends it a file of a size in bytes. */
async function startLimited() {
  const limited = await startService({
    sampleData: false,
    configuration: { uploadQuotaBytes: 2 * 1024 ** 2 },
  });
  const send = async (bytes: number) =>
    await limited.call(
      "upload.anyFile",
      { file: new File([new Uint8Array(bytes)], "zeros.bin") },
      { token: limited.adminToken, headers: { "Accept-Language": "en" } },
    );
  return { limited, send };
}
