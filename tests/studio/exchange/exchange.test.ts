import { strToU8, unzipSync, type Zippable, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import {
  checkImport,
  guessPath,
  type StoredPage,
} from "../../../src/studio/exchange/import-check.ts";
import { type Outcome, sendImport } from "../../../src/studio/exchange/send-import.ts";
import {
  ArchiveError,
  archiveLimits,
  unzipPages,
  zipPages,
} from "../../../src/studio/exchange/zip-pages.ts";
import { CallError, type Wire } from "../../../src/wire/wire.ts";
import { environment } from "../../support/shipped-environment.ts";

const page = (columns: readonly string[]) =>
  JSON.stringify({
    version: 1,
    title: "Groups",
    body: { kind: "table", rows: "culturalGroup.page", columns },
  });
const path = "points/groups";

const zipped = (files: Zippable) => zipSync(files);
const file = strToU8(page(["name"]));

function faultOf(packed: Uint8Array): string {
  try {
    unzipPages(packed);
  } catch (cause) {
    if (cause instanceof ArchiveError) return cause.fault;
    throw cause;
  }
  return "none";
}

describe("an archive of pages", () => {
  it("has the folders that a repository has them in, and is read back the same", () => {
    const pages = [
      { path, source: page(["name"]) },
      { path: "system/menu", source: "没有 JSON" },
    ];
    const packed = zipPages(pages);
    expect(Object.keys(unzipSync(packed))).toEqual([
      "schemas/pages/points/groups.json",
      "schemas/pages/system/menu.json",
    ]);
    expect(unzipPages(packed)).toEqual(pages);
  });

  it("is read whatever stands above its folder, other files passed over", () => {
    const packed = zipped({
      "repository-main/schemas/pages/points/groups.json": file,
      "repository-main/schemas/page.schema.json": file,
      "repository-main/README.md": file,
    });
    const paths = unzipPages(packed).map((found) => found.path);
    expect(paths).toContain(path);
    expect(unzipPages(zipped({ "pages/points/groups.json": file }))[0]?.path).toBe(path);
    expect(unzipPages(zipped({ "points/groups.json": file }))[0]?.path).toBe(path);
  });

  it("is refused where a name leads out of it, whatever else it holds", () => {
    for (const name of [
      "../groups.json",
      "a/../../b.json",
      "/etc/x.json",
      "a\\b.json",
      "C:x.json",
    ]) {
      expect(faultOf(zipped({ "points/groups.json": file, [name]: file }))).toBe("hostileName");
    }
  });

  it("is refused where it unpacks to more than pages have, long before it has", () => {
    const bomb = new Uint8Array(archiveLimits.file * 2);
    const packed = zipped({ "points/bomb.json": [bomb, { level: 6 }] });
    expect(packed.length).toBeLessThan(archiveLimits.file / 50);
    expect(faultOf(packed)).toBe("tooLarge");
  });

  it("is refused where it lies about the size of what it holds", () => {
    const bomb = new Uint8Array(archiveLimits.file * 2);
    const packed = zipped({ "points/bomb.json": [bomb, { level: 6 }] });
    const view = new DataView(packed.buffer, packed.byteOffset);
    view.setUint32(22, 10, true);
    expect(faultOf(packed)).toBe("tooLarge");
  });

  it("is refused where it is none, is damaged, holds no page, or one twice", () => {
    // "Café" as an editor saves it in Windows-1252 would come in as "Caf�".
    const latin = new Uint8Array([0x7b, 0x22, 0x43, 0x61, 0x66, 0xe9, 0x22, 0x7d]);
    expect(faultOf(zipped({ "points/groups.json": latin }))).toBe("notText");
    expect(faultOf(strToU8("no archive"))).toBe("notZip");
    expect(faultOf(new Uint8Array(0))).toBe("notZip");
    const damaged = zipped({ "points/groups.json": [strToU8("a".repeat(5_000)), { level: 6 }] });
    damaged.fill(0xff, 50, damaged.length - 80);
    expect(["notZip", "noPages"]).toContain(faultOf(damaged));
    const two = zipped({ "points/groups.json": file, "points/users.json": file });
    const second = Buffer.from(two).indexOf("PK\x03\x04", 4);
    expect(faultOf(two.subarray(0, second)), "a download that broke off").toBe("notZip");
    const flipped = zipped({
      "points/groups.json": [strToU8('{ "title": "menu.a" }'), { level: 0 }],
    });
    flipped[Buffer.from(flipped).indexOf("menu.a") + "menu.".length] = 0x62;
    expect(faultOf(flipped), "a letter that became another").toBe("notZip");
    expect(faultOf(zipped({ "README.md": file }))).toBe("noPages");
    expect(faultOf(zipped({ "points/a.json": file, "pages/points/a.json": file }))).toBe("twice");
  });
});

const stored = new Map<string, StoredPage>([
  [
    path,
    {
      path,
      source: page(["name"]),
      state: "published",
      etag: '"published-3"',
      replaces: '"published-3"',
    },
  ],
  [
    "points/draft",
    {
      path: "points/draft",
      source: page(["name"]),
      state: "draft",
      etag: '"draft-1-x"',
      replaces: '"published-2"',
    },
  ],
]);
const check = (of: string, source: string) =>
  checkImport({ path: of, source }, stored, environment);

describe("a page file that is imported", () => {
  it("is new, changed or the same, beside what the service has", () => {
    expect(check("points/other", page(["name"]))).toMatchObject({ state: "new", etag: '"none"' });
    expect(check(path, page(["name"]))).toMatchObject({ state: "same", changes: [] });
    const changed = check(path, page(["name", "remark"]));
    expect(changed).toMatchObject({ state: "changed", etag: '"published-3"', isSound: true });
    expect(changed.changes).toHaveLength(1);
    expect(changed.changes[0]).toContain("remark");
  });

  it("is told of its problems, and that it takes the place of a draft", () => {
    const broken = check("points/draft", page(["nmae"]));
    expect(broken).toMatchObject({ state: "changed", isSound: false, replacesDraft: true });
    expect(broken.problems.map(({ code }) => code)).toEqual(["unknownField"]);
  });

  it("is refused where no page could have its path, or its length", () => {
    for (const bad of ["../etc/passwd", "points//x", "", "a b", "x".repeat(201)]) {
      expect(check(bad, page(["name"])).state).toBe("refused");
    }
    expect(check(path, " ".repeat(500_001)).state).toBe("refused");
  });

  it("belongs to the page that its name alone tells", () => {
    const known = ["points/groups", "points/rules", "other/rules"];
    expect(guessPath("groups.json", known)).toBe("points/groups");
    expect(guessPath("points_rules (1).json", known)).toBe("points/rules");
    expect(guessPath("rules.json", known)).toBe("rules");
  });
});

describe("sending what was checked", () => {
  const sent: string[] = [];
  const wire: Wire = {
    call: async (operation, args, options) => {
      const { path, replaces = "" } = args;
      sent.push([operation, path, options?.ifMatch ?? "", replaces].join(" ").trimEnd());
      if (path === "points/draft") {
        throw new CallError("application", operation, "Someone else has changed this.");
      }
      return { data: null, code: 20000, message: "", etag: '"draft-1-new"' };
    },
  };

  it("saves each against what it was compared with, publishes the sound, and goes on", async () => {
    const pages = [
      check(path, page(["name", "remark"])),
      check("points/draft", page(["remark"])),
      check("points/broken", page(["nmae"])),
    ];
    const outcomes: [string, Outcome][] = [];
    const onDone = (key: string, outcome: Outcome) => outcomes.push([key, outcome]);
    await sendImport({ wire, pages, publishes: true, note: "From git", onDone });
    expect(sent).toEqual([
      'page.saveDraft points/groups "published-3"',
      'page.publish points/groups "draft-1-new" "published-3"',
      'page.saveDraft points/draft "draft-1-x"',
      'page.saveDraft points/broken "none"',
    ]);
    expect(outcomes).toEqual([
      [path, { status: "published" }],
      ["points/draft", { status: "failed", message: "Someone else has changed this." }],
      ["points/broken", { status: "draft" }],
    ]);
  });

  it("stays a draft where whoever imports it may not publish it, and says why", async () => {
    const refusal = "The page makes calls that you may not make yourself.";
    const wire: Wire = {
      call: (operation) =>
        operation === "page.publish"
          ? Promise.reject(new CallError("application", operation, refusal, { code: 40300 }))
          : Promise.resolve({ data: null, code: 20000, message: "", etag: null }),
    };
    const outcomes: Outcome[] = [];
    const onDone = (_key: string, outcome: Outcome) => void outcomes.push(outcome);
    await sendImport({
      wire,
      pages: [check(path, page(["remark"]))],
      publishes: true,
      note: "",
      onDone,
    });
    expect(outcomes).toEqual([{ status: "draft", message: refusal }]);
  });
});
