// `npm run corpus` runs this file. Node 20 cannot run TypeScript by itself; Vite, which the build
// needs anyway, can.
import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";

const { module } = await runnerImport(fileURLToPath(new URL("./main.ts", import.meta.url)), {
  configFile: false,
  logLevel: "error",
});
process.exitCode = module.exitCode;
