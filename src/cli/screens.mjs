#!/usr/bin/env node
// Node 20 cannot run TypeScript, but Vite can, and the build needs Vite anyway.
import { fileURLToPath, pathToFileURL } from "node:url";
import { bundledProgram } from "../build/bundled-program.mjs";
import { refuseUnready } from "../build/refuse-unready.mjs";

refuseUnready();

// A reader such as `head` may close the pipe early, which is no failure.
process.stdout.on("error", (error) => {
  if (error.code !== "EPIPE") throw error;
  process.exit();
});

const entry = fileURLToPath(new URL("./run.ts", import.meta.url));
// `generate` loads modules that it has just written, so a bundle could only hold earlier ones.
const bundle = process.argv[2] === "generate" ? null : await bundledProgram(entry);
/** @type {{ exitCode: number }} */
const { exitCode } = bundle ? await import(pathToFileURL(bundle).href) : await transformed(entry);
process.exitCode = exitCode;

/**
 * Runs a program by transforming each module when it is loaded, which also works while modules that
 * it does not load have a fault.
 * @param {string} file
 */
async function transformed(file) {
  const { runnerImport } = await import("vite");
  const options = /** @type {const} */ ({ configFile: false, logLevel: "error" });
  return (await runnerImport(file, options)).module;
}
