import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { build } from "vite";
import { bundledPackages } from "../../src/build/bundled-packages.mjs";

/** Bundles a TypeScript program for Node and returns the path of the built file. */
export async function buildProgram(entry: string, name: string): Promise<string> {
  const outDir = join(import.meta.dirname, "../../.cache/programs", name);
  await build({
    configFile: false,
    logLevel: "warn",
    ssr: { noExternal: bundledPackages },
    build: {
      ssr: entry,
      outDir,
      emptyOutDir: true,
      rolldownOptions: { output: { entryFileNames: "program.mjs" } },
    },
  });
  return join(outDir, "program.mjs");
}

/** A started program, its output so far, and its exit code. */
export interface Program {
  readonly process: ChildProcessWithoutNullStreams;
  output(): string;
  errors(): string;
  /** Resolves when the output matches; rejects when the program ends before that. */
  waitFor(pattern: RegExp): Promise<RegExpExecArray>;
  ended(): Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
}

/**
 * Tests start programs often and briefly, so the embedded database is not compiled by the
 * optimising compiler, and garbage is collected without further threads, as in the tests' workers.
 */
const nodeOptions = ["--liftoff-only", "--single-threaded-gc"];

/** Starts a built program with additional environment variables. The caller stops it. */
export function startProgram(
  path: string,
  parameters: readonly string[] = [],
  environment: Readonly<Record<string, string>> = {},
): Program {
  const env = { ...process.env, ...environment };
  const child = spawn(process.execPath, [...nodeOptions, path, ...parameters], { env });
  let output = "";
  let errors = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    output += text;
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    errors += text;
  });
  const closed = once(child, "close");
  return {
    process: child,
    output: () => output,
    errors: () => errors,
    waitFor: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const match = pattern.exec(output);
          if (match) {
            child.stdout.off("data", look);
            resolve(match);
          }
        };
        child.stdout.on("data", look);
        closed.then(() => reject(new Error(`Ended before ${pattern}: ${output}${errors}`)));
        look();
      }),
    async ended() {
      await closed;
      return { code: child.exitCode, signal: child.signalCode };
    },
  };
}

/** The address that a starting service prints. */
export async function addressOf(program: Program): Promise<string> {
  const [, address = ""] = await program.waitFor(/ready at (\S+)/);
  return address;
}
