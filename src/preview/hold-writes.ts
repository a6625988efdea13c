import type { Catalogue } from "../catalogue/catalogue.ts";
import type { Operation } from "../catalogue/operation.ts";
import { CallError, type CallResult, type Wire } from "../wire/wire.ts";
import type { ToldWrite } from "./protocol.ts";

/** What is to be told of the writes of a page in the preview. */
export interface WriteListener {
  write(write: ToldWrite): void;
  /** A write that was held back is no longer: it was sent or given up. */
  settled(id: number): void;
  /** The sentence for whoever made a call that was given up. */
  givenUp(): string;
}

/** A wire whose writes wait until somebody decides on each. */
export interface HoldingWire extends Wire {
  /** Whether writes from now on are sent at once. */
  open(isOpen: boolean): void;
  /** Sends a write that is held back, or gives it up. */
  decide(id: number, isSent: boolean): void;
  /** Gives up all that is held back. */
  giveUpAll(): void;
}

let nextId = 1;

/**
 * Holds back the writes of another wire: reads go through, a write waits, its caller with it, until
 * it is decided on. A write that is given up fails as one that was cancelled. Those that only reach
 * fixtures are told, and made at once.
 */
export function holdWrites(
  wire: Wire,
  catalogue: Catalogue,
  listener: WriteListener,
  isOnFixtures = false,
): HoldingWire {
  const held = new Map<number, (isSent: boolean) => void>();
  let isOpen = false;

  function hold(id: number, operationId: string, send: () => Promise<CallResult>) {
    return new Promise<CallResult>((resolve, reject) => {
      held.set(id, (isSent) => {
        held.delete(id);
        listener.settled(id);
        if (isSent) send().then(resolve, reject);
        else reject(new CallError("cancelled", operationId, listener.givenUp()));
      });
    });
  }

  function decide(id: number, isSent: boolean): void {
    held.get(id)?.(isSent);
  }

  return {
    call(operationId, args, options = {}) {
      const operation = catalogue.operations.get(operationId);
      const send = () => wire.call(operationId, args, options);
      if (operation?.effect !== "write") return send();
      const id = nextId++;
      const told = { id, operation: operationId, arguments: toldArguments(operation, args) };
      const fate = isOnFixtures ? "fixture" : isOpen ? "sent" : "held";
      listener.write({ ...told, fate });
      if (fate !== "held") return send();
      options.signal?.addEventListener("abort", () => decide(id, false));
      return hold(id, operationId, send);
    },
    open(next) {
      isOpen = next;
    },
    decide,
    giveUpAll() {
      for (const id of [...held.keys()]) decide(id, false);
    },
  };
}

/** More characters of a call's arguments nobody reads. */
const longest = 4_000;

/** A call's arguments as people read them: passwords hidden, files by name and size. */
function toldArguments({ parameters }: Operation, args: Readonly<Record<string, unknown>>): string {
  const secret = new Set(
    parameters.filter(({ schema }) => schema.format === "password").map(({ name }) => name),
  );
  const told = JSON.stringify(
    args,
    (name, value: unknown) => {
      if (secret.has(name) && typeof value === "string") return "••••••";
      if (value instanceof File) return `${value.name} (${value.size} B)`;
      return value instanceof Blob ? `${value.type} (${value.size} B)` : value;
    },
    2,
  );
  return told.length > longest ? `${told.slice(0, longest)}…` : told;
}
