import { run } from "../../src/server/main.ts";

const [root = ""] = process.argv.slice(2);
await run({ root });
