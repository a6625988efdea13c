import { isRecord, own, ownList, ownText } from "../schema/record.ts";

/** One change of a document: what it is made to, or from what parts are taken away. */
export interface OverlayAction {
  /** JSONPath (RFC 9535) to the parts that change. */
  target: string;
  /** What is laid over each of them; `undefined` where they are taken away. */
  update: unknown;
  isRemoval: boolean;
}

/** How a service differs from its document, as OpenAPI Overlay 1.0 writes it. */
export interface Overlay {
  /** What it is called to whoever wrote it: its file or address. */
  name: string;
  /** The service that it is of (`x-service`), or `null` where its targets tell. */
  service: string | null;
  actions: readonly OverlayAction[];
}

/** An overlay that cannot be what was meant; the message names it, the action and what to do. */
export class OverlayError extends Error {}

/** Reads an overlay. @throws OverlayError where it is none. */
export function readOverlay(name: string, value: unknown): Overlay {
  const version = String(own(value, "overlay") ?? "");
  if (!/^1(\.\d+)*$/.test(version)) {
    throw new OverlayError(`${name}: It is no OpenAPI Overlay. Begin it with "overlay": "1.0.0".`);
  }
  const actions = ownList(value, "actions");
  if (actions.length === 0) {
    throw new OverlayError(`${name}: It has no actions. List them in "actions".`);
  }
  const service = ownText(value, "x-service") ?? null;
  return {
    name,
    service,
    actions: actions.map((action, index) => readAction(name, action, index)),
  };
}

function readAction(name: string, value: unknown, index: number): OverlayAction {
  const target = ownText(value, "target");
  if (!isRecord(value) || target === undefined) {
    throw new OverlayError(`${name}: Action ${index + 1} has no "target". Give it a JSONPath.`);
  }
  const isRemoval = own(value, "remove") === true;
  const update = own(value, "update");
  if (isRemoval || update !== undefined) return { target, update, isRemoval };
  throw new OverlayError(
    `${actionOf(name, index, target)} changes nothing. Give it "update", or "remove": true.`,
  );
}

/** How an action is named to whoever wrote it. */
export function actionOf(name: string, index: number, target: string): string {
  const shown = target.length > 200 ? `${target.slice(0, 200)}…` : target;
  return `${name}: Action ${index + 1}, ${shown},`;
}
