import { describe, expect, it } from "vitest";
import type { WrittenStyle } from "../../../src/catalogue/operation.ts";
import { inHeader, inPath, pairsOf } from "../../../src/catalogue/written/written-parameter.ts";

/** The values of the specification's table of style examples, under the name `color`. */
const values = {
  empty: "",
  text: "blue",
  list: ["blue", "black", "brown"],
  record: { R: 100, G: 200, B: 150 },
};
type Sort = keyof typeof values;
type Row = [style: WrittenStyle["style"], explode: boolean, sort: Sort, written: string];

function place([style, explode]: readonly [WrittenStyle["style"], boolean, ...unknown[]]) {
  return { name: "color", style: { style, explode, allowReserved: false } };
}

function query(row: readonly [WrittenStyle["style"], boolean, ...unknown[]], value: unknown) {
  return pairsOf(place(row), value)
    .map((pair) => pair.join("="))
    .join("&");
}

describe("a parameter is written as OpenAPI's table of style examples has it", () => {
  it.each<Row>([
    ["matrix", false, "empty", ";color"],
    ["matrix", false, "text", ";color=blue"],
    ["matrix", false, "list", ";color=blue,black,brown"],
    ["matrix", false, "record", ";color=R,100,G,200,B,150"],
    ["matrix", true, "empty", ";color"],
    ["matrix", true, "text", ";color=blue"],
    ["matrix", true, "list", ";color=blue;color=black;color=brown"],
    ["matrix", true, "record", ";R=100;G=200;B=150"],
    ["label", false, "empty", "."],
    ["label", false, "text", ".blue"],
    ["label", false, "list", ".blue,black,brown"],
    ["label", false, "record", ".R,100,G,200,B,150"],
    ["label", true, "text", ".blue"],
    ["label", true, "list", ".blue.black.brown"],
    ["label", true, "record", ".R=100.G=200.B=150"],
    ["simple", false, "text", "blue"],
    ["simple", false, "list", "blue,black,brown"],
    ["simple", false, "record", "R,100,G,200,B,150"],
    ["simple", true, "list", "blue,black,brown"],
    ["simple", true, "record", "R=100,G=200,B=150"],
  ])("in the path: %s, explode %s, %s", (...row) => {
    expect(inPath(place(row), values[row[2]])).toBe(row[3]);
  });

  it.each<Row>([
    ["form", false, "empty", "color="],
    ["form", false, "text", "color=blue"],
    ["form", false, "list", "color=blue,black,brown"],
    ["form", false, "record", "color=R,100,G,200,B,150"],
    ["form", true, "empty", "color="],
    ["form", true, "text", "color=blue"],
    ["form", true, "list", "color=blue&color=black&color=brown"],
    ["form", true, "record", "R=100&G=200&B=150"],
    ["spaced", false, "list", "color=blue%20black%20brown"],
    ["spaced", false, "record", "color=R%20100%20G%20200%20B%20150"],
    ["piped", false, "list", "color=blue%7Cblack%7Cbrown"],
    ["piped", false, "record", "color=R%7C100%7CG%7C200%7CB%7C150"],
    ["deepObject", true, "record", "color%5BR%5D=100&color%5BG%5D=200&color%5BB%5D=150"],
    ["json", false, "list", "color=%5B%22blue%22%2C%22black%22%2C%22brown%22%5D"],
  ])("in the query: %s, explode %s, %s", (...row) => {
    expect(query(row, values[row[2]])).toBe(row[3]);
  });

  it.each<Row>([
    ["simple", false, "text", "blue"],
    ["simple", false, "list", "blue,black,brown"],
    ["simple", false, "record", "R,100,G,200,B,150"],
    ["simple", true, "record", "R=100,G=200,B=150"],
  ])("in a header: %s, explode %s, %s", (...row) => {
    expect(inHeader(place(row), values[row[2]])).toBe(row[3]);
  });
});

describe("what a parameter holds", () => {
  it("nests as deep as it is by brackets", () => {
    const value = { at: { gte: 1, lt: null }, tags: ["a", "b"], rows: [{ n: 1 }, { n: 2 }] };
    expect(decodeURIComponent(query(["deepObject", true], value))).toBe(
      "color[at][gte]=1&color[tags][]=a&color[tags][]=b&color[rows][0][n]=1&color[rows][1][n]=2",
    );
  });

  it("is not sent where there is nothing", () => {
    for (const nothing of [null, undefined, []]) expect(query(["form", true], nothing)).toBe("");
    expect(query(["form", false], [])).toBe("");
  });

  it("cannot part an address, a header or a cookie in two", () => {
    const hostile = "a/b?c=d&e#f;g,h\r\nX: y é";
    expect(inPath({ name: "color" }, hostile)).toBe(encodeURIComponent(hostile));
    expect(query(["form", true], hostile)).toBe(`color=${encodeURIComponent(hostile)}`);
    expect(inHeader({ name: "color" }, hostile)).toBe("a/b?c=d&e#f;g,h%0D%0AX: y %C3%A9");
  });

  it("keeps the signs that addresses reserve where it may, but for those that end a value", () => {
    const style = { style: "form", explode: true, allowReserved: true } as const;
    expect(pairsOf({ name: "at", style }, "/a:b?c=d,e;f@g$h&i#j+k l%")).toEqual([
      ["at", "/a:b?c=d,e;f@g$h%26i%23j%2Bk%20l%25"],
    ]);
  });
});
