import { describe, expect, it } from "vitest";
import {
  acceptAttribute,
  limitText,
  refusalOf,
} from "../../../../renderers/runtime/upload/file-check.ts";
import { type Language, languages } from "../../../../src/i18n/language.ts";
import { translators } from "../../../../src/i18n/texts.ts";

const file = (name: string, type = "", size = 1000) => ({ name, type, size });
const any = { accept: null, maxBytes: null };
const pictures = { accept: ["png", "jpeg", "webp"] as const, maxBytes: null };

function reader(language: Language = "en") {
  const text = (key: string, values: Readonly<Record<string, string | number>> = {}) =>
    translators[language].say(key, values);
  return { language, text };
}

describe("a file of the wrong type", () => {
  it("is refused by the file's name, its type and the types that are accepted", () => {
    expect(refusalOf(file("photo.tiff", "image/tiff"), pictures, reader())).toBe(
      "photo.tiff is of type TIFF. Accepted: PNG, JPEG and WebP.",
    );
  });

  it.each([
    ["known by its ending alone", file("plan.dwg"), "plan.dwg is of type DWG."],
    ["known by its media type alone", file("blob", "text/plain"), "blob is of type TXT."],
    ["of no type at all", file("README"), "README is of an unknown type."],
    ["a name that begins with its dot", file(".png"), ".png is of an unknown type."],
  ])("is named as well as it can be: %s", (_case, given, sentence) => {
    const expected = `${sentence} Accepted: PNG, JPEG and WebP.`;
    expect(refusalOf(given, pictures, reader())).toBe(expected);
  });
});

describe("a file of an accepted type", () => {
  it.each([
    ["by media type", file("picture", "image/png")],
    ["by media type in capitals", file("picture", "IMAGE/PNG")],
    ["by ending, where the system knows no media type", file("scan.JPG")],
    ["by ending, where the system gives another media type", file("a.jpeg", "image/pjpeg")],
  ])("is taken %s", (_case, given) => {
    expect(refusalOf(given, pictures, reader())).toBeNull();
  });

  it("is taken whatever it is where every type is accepted", () => {
    expect(refusalOf(file("plan.dwg"), any, reader())).toBeNull();
  });
});

describe("a file's size", () => {
  const limits = { accept: null, maxBytes: 2 * 1024 ** 2 };

  it("may reach the limit", () => {
    expect(refusalOf(file("a.pdf", "", 2 * 1024 ** 2), limits, reader())).toBeNull();
  });

  it("is refused beyond it, with both sizes, which never read the same", () => {
    expect(refusalOf(file("a.pdf", "", 2 * 1024 ** 2 + 1), limits, reader())).toBe(
      "a.pdf is 2.01 MB in size. Accepted: at most 2 MB.",
    );
  });

  it("is refused where there is nothing in it", () => {
    expect(refusalOf(file("a.pdf", "", 0), any, reader())).toBe("a.pdf is empty.");
  });
});

describe("the limits of a field", () => {
  const limits = { accept: ["csv", "xlsx"] as const, maxBytes: 512 * 1024 };

  it("are told beforehand", () => {
    expect(limitText(limits, reader())).toBe("Accepted: CSV and XLSX. At most 512 kB.");
    expect(limitText(any, reader())).toBe("");
  });

  it.each(languages)("name types and sizes in %s", (language) => {
    const refusals = [
      limitText(limits, reader(language)),
      refusalOf(file("photo.tiff", "image/tiff"), limits, reader(language)),
      refusalOf(file("list.csv", "", 10 ** 7), limits, reader(language)),
    ];
    expect(refusals[0]).toMatch(/CSV.*XLSX.*512/);
    expect(refusals[1]).toContain("photo.tiff");
    expect(refusals[2]).toContain("list.csv");
    for (const refusal of refusals) expect(refusal).not.toMatch(/\{\{|upload\./);
  });

  it("are what the browser's file dialog offers", () => {
    expect(acceptAttribute(["jpeg"])).toBe("image/jpeg,.jpg,.jpeg,.jfif");
    expect(acceptAttribute(null)).toBeUndefined();
  });
});
