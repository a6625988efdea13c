import { readFileSync } from "node:fs";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * Runs the files of a project that draw without a browser first: a worker that changes its
 * environment restarts, reloads all modules and loses its browser.
 */
export class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project))];
    const drawing = new Set(sorted.filter(({ moduleId }) => drawsWithoutBrowser(moduleId)));
    const place = (file: TestSpecification) =>
      projects.indexOf(file.project) * 2 + (drawing.has(file) ? 0 : 1);
    return sorted.sort((a, b) => place(a) - place(b));
  }
}

const drawsWithoutBrowser = (file: string) =>
  readFileSync(file, "utf8").startsWith("// @vitest-environment happy-dom");
