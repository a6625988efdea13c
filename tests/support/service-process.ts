import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Program, startProgram } from "./child-program.ts";

const project = join(import.meta.dirname, "../..");

/** The service as a separate process, on a project directory with a placeholder front end. */
export interface ServiceProcesses {
  /** The folder of the database for a start without DATA_DIR. */
  data: string;
  root: string;
  start(environment?: Record<string, string>): Program;
  /** Stops all started services and removes their data. */
  clean(): Promise<void>;
}

/** Makes a directory to start the built service in. */
export function prepareServiceProcesses(): ServiceProcesses {
  const program = join(project, "tests/server/service-program.mjs");
  const root = mkdtempSync(join(tmpdir(), "screenwright-root-"));
  mkdirSync(join(root, "dist/client"), { recursive: true });
  mkdirSync(join(root, "src/shell/public"), { recursive: true });
  for (const name of ["index.html", "preview.html"]) {
    writeFileSync(join(root, "dist/client", name), "<!doctype html><title>Stand-in</title>");
  }
  cpSync(join(project, "src/shell/public/config.json"), join(root, "src/shell/public/config.json"));
  symlinkSync(join(project, "schemas"), join(root, "schemas"));
  const started: Program[] = [];
  return {
    root,
    data: join(root, ".data"),
    start: (environment = {}) => {
      const process = startProgram(program, [root], { PORT: "0", ...environment });
      started.push(process);
      return process;
    },
    clean: async () => {
      await Promise.all(
        started.map(async (process) => {
          process.process.kill("SIGKILL");
          await process.ended();
        }),
      );
      rmSync(root, { recursive: true, force: true });
    },
  };
}
