// What `npm run bench` runs; `service` as its first word measures the service, not the screens. Node 20
// cannot run TypeScript by itself; Vite, which the build needs anyway, can.
import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";

const isOfService = process.argv[2] === "service";
const program = new URL(isOfService ? "./service/main.ts" : "./main.ts", import.meta.url);
const { module } = await runnerImport(fileURLToPath(program), {
  configFile: false,
  logLevel: "error",
});
if (!isOfService) process.exitCode = await module.main(process.argv.slice(2));
