import { beforeEach, describe, expect, it, vi } from "vitest";
import type { TextPart, Texts } from "../../src/i18n/messages.ts";
import { createTranslator } from "../../src/i18n/translator.ts";

const partOf = (say: (language: string) => Promise<Texts>): TextPart => ({
  en: () => say("en"),
  zh: () => say("zh"),
  es: () => say("es"),
  ja: () => say("ja"),
});

let parts: typeof import("../../src/i18n/text-parts.ts");

beforeEach(async () => {
  vi.resetModules();
  parts = await import("../../src/i18n/text-parts.ts");
});

describe("a part of the texts", () => {
  const colours = partOf(async (language) => ({ colour: { red: `red in ${language}` } }));

  it("is there once it was needed, in the language that is shown", async () => {
    const en = createTranslator("en", { yes: "Yes" });
    parts.showTextsOf(en);
    await parts.needTexts(colours);
    expect([en.say("yes"), en.say("colour.red")]).toEqual(["Yes", "red in en"]);
  });

  it("is nothing that a page may say, for it is not there wherever the page is", async () => {
    const en = createTranslator("en", { yes: "Yes" }, [{ shape: { round: "Round" } }]);
    await en.add(colours);
    expect([en.find("yes"), en.find("colour.red"), en.find("shape.round")]).toEqual([
      "Yes",
      undefined,
      undefined,
    ]);
    expect(en.keys()).toEqual(["yes"]);
    expect([en.say("colour.red"), en.say("shape.round")]).toEqual(["red in en", "Round"]);
  });

  it("comes with a language that is shown later, before it is", async () => {
    parts.showTextsOf(createTranslator("en", {}));
    await parts.needTexts(colours);
    const ja = createTranslator("ja", {});
    await parts.loadNeededTexts(ja);
    expect(ja.say("colour.red")).toBe("red in ja");
  });

  it("is loaded anew where the language changes while it loads", async () => {
    const en = createTranslator("en", {});
    const es = createTranslator("es", {});
    parts.showTextsOf(en);
    const needed = parts.needTexts(colours);
    parts.showTextsOf(es);
    await needed;
    expect(es.say("colour.red")).toBe("red in es");
  });

  it("is asked for again after it failed, and once only where it did not", async () => {
    const load = vi
      .fn<() => Promise<Texts>>()
      .mockRejectedValueOnce(new Error("offline"))
      .mockResolvedValue({ colour: { red: "Red" } });
    const part = partOf(load);
    const en = createTranslator("en", {});
    parts.showTextsOf(en);
    await expect(parts.needTexts(part)).rejects.toThrow("offline");
    await Promise.all([parts.needTexts(part), parts.needTexts(part)]);
    expect(en.say("colour.red")).toBe("Red");
    expect(load).toHaveBeenCalledTimes(2);
  });

  it("leaves the texts it is added to as they are", async () => {
    const texts = { yes: "Yes" };
    const en = createTranslator("en", texts);
    await en.add(colours);
    expect(texts).toEqual({ yes: "Yes" });
  });
});
