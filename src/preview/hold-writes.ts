import type { Catalogue } from "../catalogue/catalogue.ts";
import type { Operation } from "../catalogue/operation.ts";
import { shortened } from "../catalogue/written/shortened.ts";
import { CallError, type CallResult, type Wire } from "../wire/wire.ts";
import type { ToldWrite } from "./protocol.ts";

/** Receives what the studio must be told about the writes of the previewed page. */
export interface WriteListener {
  write(write: ToldWrite): void;
  /** Reports that a held write has been sent or cancelled. */
  settled(id: number): void;
  /** The error message for the caller of a cancelled write. */
  givenUp(): string;
}

/** A wire that holds each write until the user sends or cancels it. */
export interface HoldingWire extends Wire {
  /** Sets whether future writes are sent at once. */
  open(isOpen: boolean): void;
  /** Sends or cancels a held write. */
  decide(id: number, isSent: boolean): void;
  /** Cancels all held writes. */
  giveUpAll(): void;
}

let nextId = 1;

/**
 * Wraps a wire so that its reads pass through and each write, with its caller, waits for a
 * decision. A cancelled write fails with the error `cancelled`. Writes that only reach fixtures are
 * reported and made at once.
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

/** Maximum characters of a call's arguments that are shown. */
const longest = 4_000;

/** A call's arguments as readable JSON: passwords are hidden, files are given by name and size. */
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
  return shortened(told, longest);
}
