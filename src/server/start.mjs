// The program of `npm start`: builds if the sources changed since the last build, then starts the
// service, or runs a command on its database, such as a backup. Plain JavaScript, since nothing is
// built before it.
import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { isBuilt, root } from "../build/built-from.mjs";
import { refuseUnready } from "../build/refuse-unready.mjs";

if (!isBuilt()) {
  refuseUnready();
  process.stdout.write("Building Screenwright, once for these sources...\n");
  // The build runs in a process of its own, since it takes memory and changes NODE_ENV. It ends
  // with this process, to which it is connected.
  const builder = fork(join(root, "src/build/build.mjs"), { cwd: root });
  const [status] = await once(builder, "exit");
  if (status !== 0) {
    process.stderr.write("Screenwright could not be built; see above.\n");
    process.exit(1);
  }
}

const command = process.argv.slice(2);
if (command.length === 0) {
  /** @type {typeof import("./main.ts")} */
  const service = await import(built("main"));
  await service.run({ root });
} else {
  /** @type {typeof import("./commands/run-command.ts")} */
  const commands = await import(built("commands"));
  await commands.runCommand(root, command);
}

/** @param {string} program */
function built(program) {
  return pathToFileURL(join(root, "dist/server", `${program}.js`)).href;
}
