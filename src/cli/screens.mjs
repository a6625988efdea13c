#!/usr/bin/env node
// Node 20 cannot run TypeScript by itself; Vite, which the build needs anyway, can.
import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";

// Whoever reads what is printed may have read enough, as `head` has.
process.stdout.on("error", (error) => {
  if (error.code !== "EPIPE") throw error;
  process.exit();
});

const { module } = await runnerImport(fileURLToPath(new URL("./run.ts", import.meta.url)), {
  configFile: false,
  logLevel: "error",
});
process.exitCode = module.exitCode;
