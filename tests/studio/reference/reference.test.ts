import { describe, expect, it } from "vitest";
import { referenceOf } from "../../../src/language/reference/reference.ts";
import { findSections, sectionsOf } from "../../../src/studio/reference/sections.ts";
import { environment } from "../../support/shipped-environment.ts";

const chapters = referenceOf(environment, []);
const sections = chapters.flatMap(sectionsOf);

describe("the reference as a screen", () => {
  it("has an address for every section, none twice", () => {
    const addresses = sections.map(({ chapter, anchor }) => `${chapter}#${anchor}`);
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const name of ["blocks#table", "cells#money", "widgets#daterange", "parts#action"]) {
      expect(addresses).toContain(name);
    }
  });

  it("has what every link of a chapter leads to", () => {
    const addresses = sections.map(({ chapter, anchor }) => `${chapter}.md#${anchor}`);
    const links = chapters.flatMap(({ markdown }) =>
      [...markdown.matchAll(/\]\(([^)]+)\)/g)].map(([, link]) => link),
    );
    expect(links.length).toBeGreaterThan(10);
    for (const link of new Set(links)) expect(addresses).toContain(link);
  });

  it("is searched by all words, sections of that name first, with the line that says it", () => {
    const [first] = findSections(sections, "money");
    expect(first?.section).toMatchObject({ chapter: "cells", heading: "money" });
    const [bulk] = findSections(sections, "checked rows");
    expect(bulk?.section.heading).toBe("table");
    expect(bulk?.line).toContain("actions on checked rows");
    expect(findSections(sections, "money nowhere")).toEqual([]);
    expect(findSections(sections, " ")).toEqual([]);
  });
});
