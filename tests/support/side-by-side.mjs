// Runs scripts of package.json at the same time, prints the output of each when it ends, and fails
// where one of them fails: `node tests/support/side-by-side.mjs lint unused typecheck`.
import { spawn } from "node:child_process";
import { once } from "node:events";

/**
 * @param {string} name
 * @returns {Promise<boolean>} Whether it succeeded.
 */
async function succeeds(name) {
  const script = spawn(`npm run ${name}`, { shell: true, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [script.stdout, script.stderr]) {
    stream.setEncoding("utf8").on("data", (text) => {
      output += text;
    });
  }
  const [code] = await once(script, "close");
  process.stdout.write(output);
  return code === 0;
}

const results = await Promise.all(process.argv.slice(2).map(succeeds));
process.exitCode = results.every(Boolean) ? 0 : 1;
