// `npm run bench` runs this file; with `service` or `calls` as its first word it measures the
// service instead of the screens, with `day` a day of ordinary use. Node 20 cannot run TypeScript by itself; Vite, which the build
// needs anyway, can.
import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";

const others = new Map([
  ["day", "./day.ts"],
  ["service", "./service/main.ts"],
  ["calls", "./service/calls.ts"],
]);
const program = others.get(process.argv[2] ?? "");
const { module } = await runnerImport(
  fileURLToPath(new URL(program ?? "./main.ts", import.meta.url)),
  { configFile: false, logLevel: "error" },
);
if (!program) process.exitCode = await module.main(process.argv.slice(2));
