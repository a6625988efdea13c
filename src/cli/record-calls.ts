import type { Operation } from "../catalogue/operation.ts";
import { compilePage } from "../language/compile/compile-page.ts";
import type { LanguageEnvironment } from "../language/environment.ts";
import { dictionariesOf, firstPage, makePageReads } from "../snapshot/record/page-reads.ts";
import type { Exchange } from "../snapshot/record/recording.ts";
import { isSignedOutCode } from "../wire/envelope.ts";
import type { PageFile } from "./page-files.ts";
import type { CallService } from "./real-service.ts";

/** The status by which services without codes say that a call needs a session. */
const unauthorized = 401;

/** The status by which such services say that they have no such call or record. */
const notFound = 404;

/** The calls to record. */
export interface WantedCalls {
  operations: readonly Operation[];
  pages: readonly PageFile[];
  /** Arguments by name, for all operations with a parameter of that name. */
  args: Readonly<Record<string, unknown>>;
  caseName?: string | undefined;
}

/** The recorded requests and responses, and one line for each call that was not made. */
export interface MadeCalls {
  exchanges: Exchange[];
  left: string[];
}

/** Makes each of the wanted calls once. @throws Error if the service cannot be reached. */
export async function exchangesOf(
  { operations, pages, args: given, caseName = undefined }: WantedCalls,
  call: CallService,
  environment: LanguageEnvironment,
): Promise<MadeCalls> {
  const exchanges: Exchange[] = [];
  const left: string[] = [];
  const made = new Map<string, unknown>();
  const make = async (
    operation: Operation,
    wanted: Readonly<Record<string, unknown>>,
  ): Promise<unknown> => {
    const args = { ...wanted, ...taken(operation, given) };
    const missing = operation.parameters.filter(
      ({ name, required, schema }) =>
        required && !schema["x-session-token"] && args[name] === undefined,
    );
    if (missing.length > 0) {
      const names = missing.map(({ name }) => name).join(", ");
      left.push(
        `${operation.id} is left out: no value is known for ${names}. Set it with --with ${names}=….`,
      );
      return null;
    }
    const key = JSON.stringify([operation.id, args]);
    if (made.has(key)) return made.get(key);
    const answer = await call(operation, args);
    const { isSuccess, data, code, message } = answer.envelope;
    made.set(key, isSuccess ? data : null);
    if (caseName === undefined && (isSignedOutCode(code) || code === unauthorized)) {
      left.push(
        `${operation.id} is left out: nobody is signed in (“${message}”). Sign in with --user or --token, or keep the refusal as a fixture with --case.`,
      );
    } else if (caseName === undefined && code === notFound) {
      const { name } = operation.service;
      left.push(
        `${operation.id} is left out: the service does not have it (404). Set the address of “${name}” alone with --service ${name}=URL, or keep the refusal as a fixture with --case.`,
      );
    } else exchanges.push({ operation, args, answer, caseName: caseName ?? null });
    return made.get(key);
  };
  for (const operation of operations) await make(operation, firstPage(operation));
  for (const page of pages) {
    const { plan, parts } = compilePage(page.path, page.source, environment);
    if (!plan) throw new Error(`${page.path} has errors; run "screens check" to see them.`);
    await makePageReads(parts, environment.catalogue, { id: 1 }, (read) =>
      make(read.operation, read.args),
    );
    const { dictionary, operations: known } = environment.catalogue;
    const reads = dictionary && known.get(dictionary.operation);
    if (!dictionary || !reads) continue;
    for (const name of dictionariesOf(parts)) await make(reads, { [dictionary.type]: name });
  }
  return { exchanges, left };
}

function taken({ parameters }: Operation, given: Readonly<Record<string, unknown>>) {
  const entries = Object.entries(given).filter(([name]) =>
    parameters.some((parameter) => parameter.name === name),
  );
  return Object.fromEntries(entries);
}
