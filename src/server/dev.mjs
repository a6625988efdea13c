// The program of `npm run dev`: Vite's development server with the service behind it. Changed
// screens and components appear without a reload; a change of the service restarts the service.
import { createServer as createNetServer } from "node:net";
import { join } from "node:path";
import { root } from "../build/built-from.mjs";
import { refuseUnready } from "../build/refuse-unready.mjs";

refuseUnready();
// Loaded only now, as it may not be installed.
const { createServer } = await import("vite");
const host = process.env.HOST || "127.0.0.1";
const port = Number(process.env.PORT || 8080);
const servicePort = await freePort();
const target = `http://127.0.0.1:${servicePort}`;

const vite = await createServer({
  root,
  configFile: join(root, "vite.config.ts"),
  server: {
    host,
    port,
    strictPort: true,
    proxy: { "/system-api": target, "/points-api": target, "/config.json": target },
  },
});

// Loads the current version of the service's code.
const load = () => vite.ssrLoadModule("/src/server/main.ts");
const options = { root, developmentPort: servicePort };

let service = await (await load()).run(options);
await vite.listen().catch(fail);
const address = vite.httpServer?.address();
const listening = typeof address === "object" && address ? address.port : port;
process.stdout.write(`Screenwright is ready at http://${host}:${listening}\n`);

let restarting = Promise.resolve();
vite.watcher.on("change", (file) => {
  // All modules that the service has loaded, whatever their folder.
  const loaded = vite.environments.ssr?.moduleGraph;
  if (!loaded?.getModulesByFile(file)?.size) return;
  loaded.invalidateAll();
  restarting = restarting.then(restart).catch((error) => {
    process.stderr.write(`The service was not restarted: ${error}\n`);
  });
});

async function restart() {
  const { start } = await load();
  await service.close();
  service = await start(options);
  process.stdout.write("The service was restarted.\n");
}

/** @param {unknown} error */
function fail(error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}

/**
 * Finds a free port.
 * @returns {Promise<number>} A port of the loopback address that no program listens on.
 */
function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createNetServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
