#!/usr/bin/env node
// Node 20 cannot run TypeScript, but Vite can, and the build needs Vite anyway.
import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";
import { refuseUnreadableFolder } from "../build/readable-folder.mjs";

refuseUnreadableFolder();

// A reader such as `head` may close the pipe early, which is no failure.
process.stdout.on("error", (error) => {
  if (error.code !== "EPIPE") throw error;
  process.exit();
});

const { module } = await runnerImport(fileURLToPath(new URL("./run.ts", import.meta.url)), {
  configFile: false,
  logLevel: "error",
});
process.exitCode = module.exitCode;
