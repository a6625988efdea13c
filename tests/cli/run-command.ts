import { vi } from "vitest";
import { main } from "../../src/cli/main.ts";

/** The output of a command and its exit code. */
export interface CommandResult {
  code: number;
  out: string;
  error: string;
}

/** Runs a command of the command line in this process. */
export async function runCommand(...args: string[]): Promise<CommandResult> {
  const printed = { out: "", error: "" };
  const into = (name: "out" | "error") => (chunk: string | Uint8Array) => {
    printed[name] += chunk.toString();
    return true;
  };
  const out = vi.spyOn(process.stdout, "write").mockImplementation(into("out"));
  const error = vi.spyOn(process.stderr, "write").mockImplementation(into("error"));
  const code = await main(args).finally(() => {
    out.mockRestore();
    error.mockRestore();
  });
  return { code, ...printed };
}
