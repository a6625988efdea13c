import { describe, expect, it } from "vitest";
import type { CheckedProject } from "../../../src/cli/check/check-project.ts";
import { reportFormats } from "../../../src/cli/output/report-formats.ts";

const checked: CheckedProject = {
  pages: 2,
  operations: 1,
  fixtures: 3,
  findings: [
    {
      code: "unknownField",
      severity: "error",
      file: "schemas/pages/points/department.json",
      pointer: "/body/columns/0",
      line: 7,
      column: 15,
      offset: 120,
      length: 6,
      message: "There is no field “nmae”.",
      remedy: "Did you mean “name”?",
    },
  ],
};

describe("what `screens check` found", () => {
  it("is printed for people with file, line and column", () => {
    expect(reportFormats.text(checked, ".")).toBe(
      "schemas/pages/points/department.json:7:15 error unknownField: " +
        "There is no field “nmae”. Did you mean “name”?\n" +
        "2 pages, 1 operation, 3 fixtures, 1 error, 0 warnings",
    );
  });

  it("is printed for programs whole", () => {
    expect(JSON.parse(reportFormats.json(checked))).toEqual(checked);
  });

  it("is printed as SARIF, with a rule for every code", () => {
    const log = JSON.parse(reportFormats.sarif(checked));
    const [{ tool, results }] = log.runs;
    const rule = { id: "unknownField", defaultConfiguration: { level: "error" } };
    expect(log.version).toBe("2.1.0");
    expect(tool.driver.rules).toContainEqual(rule);
    expect(results).toMatchObject([
      {
        ruleId: "unknownField",
        level: "error",
        locations: [
          {
            physicalLocation: {
              artifactLocation: { uri: "schemas/pages/points/department.json" },
              region: { startLine: 7, startColumn: 15 },
            },
          },
        ],
      },
    ]);
  });
});
