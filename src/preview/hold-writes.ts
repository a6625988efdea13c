import type { Catalogue } from "../catalogue/catalogue.ts";
import { CallError, type CallResult, type Wire } from "../wire/wire.ts";
import type { ToldWrite } from "./protocol.ts";
import { toldArguments } from "./told-arguments.ts";

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
 * it is decided on. A write that is given up fails as one that was cancelled.
 */
export function holdWrites(wire: Wire, catalogue: Catalogue, listener: WriteListener): HoldingWire {
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
      listener.write({ ...told, fate: isOpen ? "sent" : "held" });
      if (isOpen) return send();
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

/** A wire that tells of its writes, which are made at once; they only reach fixtures. */
export function tellWrites(wire: Wire, catalogue: Catalogue, listener: WriteListener): HoldingWire {
  return {
    call(operationId, args, options) {
      const operation = catalogue.operations.get(operationId);
      if (operation?.effect === "write") {
        const told = { operation: operationId, arguments: toldArguments(operation, args) };
        listener.write({ id: nextId++, ...told, fate: "fixture" });
      }
      return wire.call(operationId, args, options);
    },
    open: () => {},
    decide: () => {},
    giveUpAll: () => {},
  };
}
