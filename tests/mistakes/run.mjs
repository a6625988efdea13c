// The program of `npm run mistakes`. Node 20 cannot run TypeScript, but Vite can, and the build
// needs Vite anyway.
import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";

const { module } = await runnerImport(fileURLToPath(new URL("./main.ts", import.meta.url)), {
  configFile: false,
  logLevel: "error",
});
process.exitCode = await module.main(process.argv.slice(2));
