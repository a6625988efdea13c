import { describe, expect, it } from "vitest";
import { mistakes, rightPages } from "./cases.ts";
import { above, patched, valueAt } from "./patch.ts";

const wrong = mistakes.flatMap(({ cases }) => cases);
const right = rightPages.flatMap(({ cases }) => cases);

const isSentence = (text: unknown): boolean =>
  typeof text === "string" && /^\p{Lu}/u.test(text) && /[.?]$/.test(text);
const repeated = (texts: readonly string[]) =>
  texts.filter((text, at) => texts.indexOf(text) !== at);

describe.each(mistakes)("the mistakes of $name", ({ cases }) => {
  it("have a sentence, a place, a page and what makes it right, and nothing else", () => {
    const known = ["mistake", "at", "page", "right", "or", "impossible"];
    const odd = cases.filter(
      (one) =>
        !isSentence(one.mistake) ||
        (one.impossible !== undefined && !isSentence(one.impossible)) ||
        known.slice(0, 4).some((name) => !Object.hasOwn(one, name)) ||
        Object.keys(one).some((name) => !known.includes(name)),
    );
    expect(odd).toEqual([]);
  });

  it("name places that are in the page, or in what lacks something", () => {
    const isIn = (page: unknown, place: string) =>
      [place, above(place)].some((pointer) => typeof valueAt(page, pointer) === "object") ||
      valueAt(page, place) !== undefined;
    const astray = cases.filter(({ at, or = [], page }) =>
      [at, ...or].some((place) => !isIn(page, place)),
    );
    expect(astray.map(({ mistake, at }) => [mistake, at])).toEqual([]);
  });

  it("become another page by what makes them right", () => {
    const same = cases.filter(
      ({ page, right: operations }) =>
        JSON.stringify(patched(page, operations)) === JSON.stringify(page),
    );
    expect(same.map(({ mistake }) => mistake)).toEqual([]);
  });
});

describe.each(rightPages)("the right pages of $name", ({ cases }) => {
  it("have a sentence that says what is unusual, a page, and nothing else", () => {
    const odd = cases.filter(
      (one) => !isSentence(one.why) || Object.keys(one).join() !== ["why", "page"].join(),
    );
    expect(odd).toEqual([]);
  });
});

describe("all of them", () => {
  it("are at least 300 mistakes, of which at most 3 % could be known by nobody, and 150 right pages", () => {
    expect(wrong.length).toBeGreaterThanOrEqual(300);
    const unknowable = wrong.filter(({ impossible }) => impossible !== undefined);
    expect(unknowable.length / wrong.length).toBeLessThanOrEqual(0.03);
    expect(right.length).toBeGreaterThanOrEqual(150);
  });

  it("differ, in what they say and in their pages", () => {
    expect(
      repeated([...wrong.map(({ mistake }) => mistake), ...right.map(({ why }) => why)]),
    ).toEqual([]);
    const pages = [...wrong, ...right].map(({ page }) => JSON.stringify(page));
    expect(repeated(pages)).toEqual([]);
  });

  it("have mended pages that are none of the wrong ones", () => {
    const pages = new Set(wrong.map(({ page }) => JSON.stringify(page)));
    const mended = wrong.filter((one) => pages.has(JSON.stringify(patched(one.page, one.right))));
    expect(mended.map(({ mistake }) => mistake)).toEqual([]);
  });
});
