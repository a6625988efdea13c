import { describe, expect, it } from "vitest";
import { typedMoment } from "../../../../renderers/runtime/choose/typed-moment.ts";

const dayIn = (text: string) => typedMoment(text, "date", "en");
const timeIn = (text: string) => typedMoment(text, "time", "en");
const momentIn = (text: string) => typedMoment(text, "dateTime", "en");
const local = (text: string) => new Date(text).toISOString();

describe("a typed day", () => {
  it("is read however it is usually written", () => {
    const texts = ["2026/12/7", "2026.12.07", "20261207", "2026年12月7日", "２０２６－１２－７"];
    for (const text of texts) expect(dayIn(text), text).toBe("2026-12-07");
    expect(dayIn("17/12/2026")).toBe("2026-12-17");
    expect(dayIn("12/17/2026")).toBe("2026-12-17");
    expect(dayIn("4.4.2026")).toBe("2026-04-04");
  });

  it("is not guessed where day and month may be meant either way, except in Spanish", () => {
    expect(dayIn("3/4/2026")).toBeNull();
    expect(typedMoment("3/4/2026", "date", "ja")).toBeNull();
    expect(typedMoment("3/4/2026", "date", "es")).toBe("2026-04-03");
  });

  it("exists", () => {
    for (const text of ["2026-02-30", "31/4/2026", "2026-13-01", "17/13/2026", "tomorrow", "17"])
      expect(dayIn(text), text).toBeNull();
    expect(dayIn("2026-12-17 10:30")).toBeNull();
  });
});

it("a typed month is read however it is usually written", () => {
  for (const text of ["2026-9", "2026/09", "09/2026", "2026年9月"])
    expect(typedMoment(text, "month", "en"), text).toBe("2026-09");
  expect(typedMoment("2026-13", "month", "en")).toBeNull();
});

it("a typed time of day needs neither seconds nor two digits", () => {
  for (const text of ["9:05", "0905", "09:05:00", "9.05", "9時5分", "9:05 am", "９：０５"])
    expect(timeIn(text), text).toBe("09:05:00");
  expect(timeIn("9:05 pm")).toBe("21:05:00");
  expect(timeIn("12:00 a.m.")).toBe("00:00:00");
  for (const text of ["24:00", "9:75", "13:00 pm", "930", "noon"])
    expect(timeIn(text), text).toBeNull();
});

it("a typed moment is a day with a time of the computer's zone, or its first minute", () => {
  const at = local("2026-12-17T10:30:00");
  const texts = [
    "2026-12-17 10:30",
    "17/12/2026, 10:30",
    "2026年12月17日10時30分",
    "2026-12-17T10:30",
  ];
  for (const text of texts) expect(momentIn(text), text).toBe(at);
  expect(momentIn("2026-12-17")).toBe(local("2026-12-17T00:00:00"));
  expect(momentIn("2026-12-17 10:75")).toBeNull();
  expect(momentIn("2026-12-32 10:30")).toBeNull();
});
