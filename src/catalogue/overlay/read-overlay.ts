import { isRecord, own, ownList, ownText } from "../schema/record.ts";
import { shortened } from "../written/shortened.ts";

/** One action of an overlay: an update of parts, or their removal. */
export interface OverlayAction {
  /** The JSONPath (RFC 9535) of the parts to change. */
  target: string;
  /** The value merged into each part; `undefined` removes the part. */
  update: unknown;
  isRemoval: boolean;
}

/** An OpenAPI Overlay 1.0, which says how a service differs from its document. */
export interface Overlay {
  /** The overlay's file or address, for messages. */
  name: string;
  /** The service of the overlay (`x-service`); `null` if its targets determine it. */
  service: string | null;
  actions: readonly OverlayAction[];
}

/** An invalid overlay; the message names it, the action and the remedy. */
export class OverlayError extends Error {}

/**
 * Reads an overlay.
 * @throws OverlayError where the value is not an overlay.
 */
export function readOverlay(name: string, value: unknown): Overlay {
  const version = String(own(value, "overlay") ?? "");
  if (!/^1(\.\d+)*$/.test(version)) {
    throw new OverlayError(
      `${name}: It is not an OpenAPI Overlay. Begin it with "overlay": "1.0.0".`,
    );
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

/** The name of an action in messages. */
export function actionOf(name: string, index: number, target: string): string {
  return `${name}: Action ${index + 1}, ${shortened(target, 200)},`;
}
