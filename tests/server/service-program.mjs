// Runs the built service on the project directory given as argument.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "../../src/build/built-from.mjs";

const built = pathToFileURL(join(root, "dist/server/main.js")).href;
/** @type {typeof import("../../src/server/main.ts")} */
const service = await import(built);
await service.run({ root: process.argv[2] ?? "" });
