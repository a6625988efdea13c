import { runInNewContext } from "node:vm";
import { Window } from "happy-dom";
import type { PageSnapshotOptions } from "./page-snapshot.ts";

/**
 * Globals that Node provides and that the simulated window must not replace: the language's own,
 * timers, and network interfaces.
 */
const kept = new Set<string>([
  ...runInNewContext("Object.getOwnPropertyNames(globalThis)"),
  ...["constructor", "global", "process", "Buffer", "performance", "crypto", "fetch"],
  ...["setTimeout", "clearTimeout", "setInterval", "clearInterval", "setImmediate"],
  ...["clearImmediate", "queueMicrotask", "structuredClone", "URL", "URLSearchParams"],
  ...["AbortController", "AbortSignal", "Blob", "File", "FormData", "Headers", "Request"],
  ...["Response", "ReadableStream", "WritableStream", "TransformStream", "TextEncoder"],
  ...["TextDecoder"],
]);

/**
 * Gives this process a simulated document, as the environment of a test runner does. It must run
 * before any module that needs a document is loaded.
 */
function openDocument(): void {
  if (typeof document !== "undefined") return;
  const opened = new Window({ url: "http://localhost/", width: 1280, height: 800 });
  for (const name of namesOf(opened)) {
    if (kept.has(name) || name.startsWith("_")) continue;
    const value: unknown = Reflect.get(opened, name);
    const isFunction = typeof value === "function" && /^[a-z]/.test(name);
    const own: unknown = isFunction ? value.bind(opened) : value;
    Object.defineProperty(globalThis, name, { value: own, configurable: true, writable: true });
  }
  for (const name of ["window", "self", "top", "parent"]) Reflect.set(globalThis, name, globalThis);
}

function namesOf(opened: object): Set<string> {
  const names = new Set<string>();
  for (
    let owner: object | null = opened;
    owner !== null && owner !== Object.prototype;
    owner = Reflect.getPrototypeOf(owner)
  ) {
    for (const name of Object.getOwnPropertyNames(owner)) names.add(name);
  }
  return names;
}

/**
 * Renders a page to text in a process that has no document of its own (see `pageSnapshot`).
 * @throws Error as `pageSnapshot`.
 */
export async function headlessSnapshot(
  path: string,
  options: PageSnapshotOptions,
): Promise<string> {
  openDocument();
  const { pageSnapshot } = await import("./page-snapshot.ts");
  const { error } = console;
  // React's warnings to developers are silenced; failures that a person would see are in the text.
  console.error = () => {};
  try {
    return await pageSnapshot(path, options);
  } finally {
    console.error = error;
  }
}
