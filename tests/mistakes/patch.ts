/** An operation of a JSON Patch (RFC 6902), limited to those that the documents use. */
export type Operation =
  | { op: "add" | "replace"; path: string; value: unknown }
  | { op: "remove"; path: string }
  | { op: "move"; from: string; path: string };

/** A copy of the document after the operations. */
export function patched(document: unknown, operations: readonly Operation[]): unknown {
  const copy = structuredClone(document);
  for (const operation of operations) {
    if (operation.op === "remove") taken(copy, operation.path);
    else if (operation.op === "move") put(copy, operation.path, taken(copy, operation.from), "add");
    else put(copy, operation.path, operation.value, operation.op);
  }
  return copy;
}

/** The value at a JSON pointer, or `undefined` if there is none. */
export function valueAt(document: unknown, pointer: string): unknown {
  return stepsOf(pointer).reduce(
    (at, step) => (isHolder(at) && Object.hasOwn(at, step) ? Reflect.get(at, step) : undefined),
    document,
  );
}

/** The pointer to the object or list that contains the value at a pointer. */
export function above(pointer: string): string {
  return pointer.slice(0, Math.max(0, pointer.lastIndexOf("/")));
}

/** The steps of a pointer, with the escapes of RFC 6901 decoded. */
function stepsOf(pointer: string): string[] {
  const unescaped = (step: string) => step.replaceAll("~1", "/").replaceAll("~0", "~");
  return pointer.split("/").slice(1).map(unescaped);
}

const isHolder = (value: unknown): value is object => typeof value === "object" && value !== null;

/** The object or list that contains the value at a pointer, and the value's key in it. */
function placeOf(document: unknown, pointer: string): { holder: object; name: string } {
  const holder = valueAt(document, above(pointer));
  if (!isHolder(holder)) throw new Error(`Nothing stands at ${above(pointer)}.`);
  return { holder, name: stepsOf(pointer).at(-1) ?? "" };
}

function taken(document: unknown, pointer: string): unknown {
  const { holder, name } = placeOf(document, pointer);
  if (!Object.hasOwn(holder, name)) throw new Error(`Nothing stands at ${pointer}.`);
  const value: unknown = Reflect.get(holder, name);
  if (Array.isArray(holder)) holder.splice(Number(name), 1);
  else Reflect.deleteProperty(holder, name);
  return value;
}

function put(document: unknown, pointer: string, value: unknown, op: "add" | "replace"): void {
  const { holder, name } = placeOf(document, pointer);
  if (op === "replace" && !Object.hasOwn(holder, name)) {
    throw new Error(`Nothing stands at ${pointer}.`);
  }
  if (!Array.isArray(holder) || op === "replace") Reflect.set(holder, name, value);
  else holder.splice(name === "-" ? holder.length : Number(name), 0, value);
}
