import { type Catalogue, createCatalogue } from "../../catalogue/catalogue.ts";
import { absentPermission, deployedCatalogue } from "../../catalogue/deployed.ts";
import type { OpenApiDocument } from "../../catalogue/openapi.ts";
import type { Operation } from "../../catalogue/operation.ts";
import { wordsOf } from "../../catalogue/resources/paths.ts";
import type { TimeText } from "../../catalogue/schema/json-schema.ts";
import { rowsOf } from "../../catalogue/schema/rows.ts";
import { withToken } from "../../catalogue/written/place-arguments.ts";
import { type Envelope, isSignedOutCode } from "../../wire/envelope.ts";
import { type Answered, type Ask, type AskPlace, createAsk } from "../ask.ts";
import { judgedEnvelope } from "../real-service.ts";
import { type FoundRows, fillArguments } from "./arguments.ts";
import { judge } from "./judge.ts";
import { type Action, type Found, type Observation, withActions } from "./misfit.ts";
import { placeOfOperation, targetOf } from "./places.ts";
import { unstatedArgument } from "./unstated-argument.ts";

/** A service to probe, with the settings of the probe. */
export interface Probed extends AskPlace {
  document: OpenApiDocument;
  given: Readonly<Record<string, unknown>>;
  /** How dates are read in which day and month cannot be told apart; `null` where nobody said. */
  dates: TimeText | null;
  /**
   * Whether the service implements the product's contract, which does not include the product's own
   * calls.
   */
  isOfContract: boolean;
  /** Rows that services have returned; the probe adds to them and takes arguments from them. */
  found: FoundRows[];
}

/** The differences between a service and its document. */
export interface Findings {
  tried: number;
  misfits: readonly Observation[];
  untried: readonly Observation[];
  actions: readonly Action[];
}

/** Maximum required arguments of an operation that its document may state as optional. */
const mostUnstated = 3;

/** Makes the reads of a service one at a time, each as soon as its arguments are known. */
export async function probeService(probed: Probed): Promise<Findings> {
  const probe = new Probe(probed);
  const reads = probe.reads();
  for (;;) {
    const next = reads.findIndex((id) => probe.canAsk(id));
    const [id] = reads.splice(Math.max(next, 0), 1);
    if (id === undefined) return probe;
    if (Date.now() < probed.until) await probe.tryRead(id);
    else probe.leave(id, "noTime");
  }
}

class Probe implements Findings {
  tried = 0;
  misfits: Observation[] = [];
  untried: Observation[] = [];
  actions: Action[] = [];
  readonly #probed: Probed;
  readonly #ask: Ask;
  /** The document with all proposals so far applied. */
  #document: OpenApiDocument;
  #catalogue: Catalogue;

  constructor(probed: Probed) {
    this.#probed = probed;
    this.#document = probed.document;
    this.#catalogue = this.#catalogueOf(probed.document);
    this.#ask = createAsk(this.#catalogue, probed);
  }

  reads(): string[] {
    const reads = [...this.#catalogue.operations.values()].filter(
      ({ effect, isSession, permission }) =>
        effect === "read" && !isSession && permission !== absentPermission,
    );
    for (const { id } of reads.filter(isHarmfulByName)) this.leave(id, "harmful");
    // Lists come first, since their rows supply the arguments of other reads.
    return reads
      .filter((read) => !isHarmfulByName(read))
      .toSorted((one, other) => Number(other.list !== null) - Number(one.list !== null))
      .map(({ id }) => id);
  }

  canAsk(id: string): boolean {
    const operation = this.#catalogue.operations.get(id);
    if (!operation) return false;
    const { args, missing } = this.#filled(operation);
    const isWaiting = operation.parameters.some(
      ({ name, isWanted }) => isWanted && args[name] === undefined,
    );
    return missing.length === 0 && !isWaiting;
  }

  async tryRead(id: string): Promise<void> {
    for (let turn = 0; turn <= mostUnstated; turn += 1) {
      const operation = this.#catalogue.operations.get(id);
      if (!operation) return;
      const { args, missing, isOfRows } = this.#filled(operation);
      if (missing.length > 0) return this.leave(id, "noArgument", { names: missing.join(", ") });
      const came = await this.#ask(operation, args);
      if (typeof came === "string") {
        return this.leave(id, Date.now() < this.#probed.until ? came : "noTime");
      }
      // A file's content has no schema that could be checked.
      if (operation.file !== null && came.status < 300) {
        this.tried += 1;
        return;
      }
      const envelope = judgedEnvelope(this.#catalogue, operation, args, came);
      if (envelope?.isSuccess) return this.#look(operation, args, envelope.data);
      const found = this.#refused(operation, came, envelope, isOfRows);
      if (!found) return;
      this.#keep(found);
      if (found.observations.some(({ code }) => code !== "argument")) return;
    }
  }

  #look(operation: Operation, args: FoundRows["args"], data: unknown): void {
    this.tried += 1;
    const { document: stated, dates } = this.#probed;
    this.#keep(
      judge({ operation, data, document: this.#document, stated, dates }, (document) =>
        this.#catalogueOf(document),
      ),
    );
    const known = this.#catalogue.operations.get(operation.id) ?? operation;
    const rows = rowsOf(known, data);
    if (rows.length > 0) this.#probed.found.push({ operation: known, args, rows });
  }

  /** What a refused call reveals about the document; `null` if nothing. */
  #refused(
    operation: Operation,
    { status, body }: Answered,
    envelope: Envelope | null,
    isOfRows: boolean,
  ): Found | null {
    const code = status < 400 && envelope ? envelope.code : status;
    if (code === 401 || code === 403 || isSignedOutCode(code)) {
      this.leave(operation.id, "token", { code });
      return null;
    }
    if (code === 404 && isOfRows) {
      this.leave(operation.id, "noRecord");
      return null;
    }
    if ([404, 405, 501].includes(code)) {
      this.tried += 1;
      const target = targetOf(this.#document, placeOfOperation(operation));
      const observation = { operation: operation.id, code: "absent", values: { code } };
      return { observations: [observation], actions: [{ target, remove: true }] };
    }
    const found = unstatedArgument({ operation, document: this.#document, body, code });
    if (found) return found;
    if (envelope === null && status < 300) {
      this.tried += 1;
      const observation = { operation: operation.id, code: "unreadable", values: { code } };
      return { observations: [observation], actions: [] };
    }
    this.leave(operation.id, "refused", { code, message: this.#plain(envelope?.message ?? "") });
    return null;
  }

  #keep({ observations, actions }: Found): void {
    this.misfits.push(...observations);
    if (actions.length === 0) return;
    this.actions.push(...actions);
    this.#document = withActions(this.#document, actions);
    this.#catalogue = this.#catalogueOf(this.#document);
  }

  /** Notes that a read was not made, and the reason. */
  leave(operation: string, code: string, values: Observation["values"] = {}): void {
    this.untried.push({ operation, code, values });
  }

  #filled(operation: Operation) {
    const { given, token, found } = this.#probed;
    return fillArguments(this.#catalogue, operation, withToken(operation, given, token), found);
  }

  #catalogueOf(document: OpenApiDocument): Catalogue {
    const made = createCatalogue([document]);
    return this.#probed.isOfContract ? deployedCatalogue(made, () => false) : made;
  }

  /** A service's message in one line, without the token, which the service may repeat. */
  #plain(message: string): string {
    const { token } = this.#probed;
    const told = token ? message.replaceAll(token, "…") : message;
    return told.replace(/[\p{Cc}\p{Cf}\s]+/gu, " ").slice(0, 200);
  }
}

/**
 * Matches names of operations that end a session or stop a service, at any position in the name.
 */
const ending =
  /\b((log|sign) ?(out|off)|(end|close|kill) ?sessions?|revoke|invalidate|terminate|shutdown|unsubscribe)\b/;
/** Matches names of operations that begin with a verb for deleting. */
const taking = /^(delete|remove|destroy|purge|drop|erase|clear|reset|cancel|disable|kill|stop)$/;

/**
 * Whether a read has the name of an operation that ends a session or deletes something, because
 * some services do that by `GET` without saying so in their documents.
 */
function isHarmfulByName({ path, id }: Pick<Operation, "path" | "id">): boolean {
  const steps = path.split("/").filter((step) => step !== "" && !step.includes("{"));
  const names = [...steps, id.slice(id.lastIndexOf(".") + 1)].map(wordsOf);
  const verbs = [steps.at(-1) ?? "", id.slice(id.lastIndexOf(".") + 1)].map(
    (name) => wordsOf(name)[0] ?? "",
  );
  return (
    names.some((words) => ending.test(words.join(" "))) || verbs.some((verb) => taking.test(verb))
  );
}
