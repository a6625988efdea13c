import { describe, expect, it } from "vitest";
import { durationText } from "../../src/i18n/duration.ts";

describe("a duration in words", () => {
  it.each([
    [1, "1 second"],
    [45, "45 seconds"],
    [60, "1 minute"],
    [89, "89 seconds"],
    [91, "2 minutes"],
    [300, "5 minutes"],
    [301, "6 minutes"],
    [3600, "1 hour"],
    [3700, "62 minutes"],
    [7201, "3 hours"],
    [86_400, "1 day"],
    [100_000, "28 hours"],
    [604_800, "7 days"],
    [999_999, "12 days"],
  ])("is never shorter than %i seconds: %s", (seconds, text) => {
    expect(durationText(seconds, "en")).toBe(text);
  });

  it("has the plural forms of each language", () => {
    const texts = (["en", "zh", "es", "ja"] as const).map((language) =>
      [60, 300].map((seconds) => durationText(seconds, language)),
    );
    expect(texts).toEqual([
      ["1 minute", "5 minutes"],
      ["1分钟", "5分钟"],
      ["1 minuto", "5 minutos"],
      ["1 分", "5 分"],
    ]);
  });
});
