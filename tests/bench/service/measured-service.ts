import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { shippedCatalogue } from "../../../src/catalogue/shipped.ts";
import type { OperationId } from "../../../src/catalogue/types.gen.ts";
import { callOperation, readAnswer, type ServiceAnswer } from "../../support/service.ts";
import { prepareServiceProcesses } from "../../support/service-process.ts";
import { adminPassword, type FilledDatabase } from "./filled-database.ts";

/** The work that a process has done since the last question. */
export interface Measured {
  /**
   * The longest uninterrupted work on the event loop in milliseconds. Where the system tells it,
   * this is processor time, so that other programs do not count.
   */
  heldMs: number;
  /** The processor time of all threads of the process. */
  processorMs: number;
}

/** A process that reports on its event loop. */
export interface MeasuredProgram {
  url: string;
  /** The work that the process has done since the last call. */
  measure(): Promise<Measured>;
  stop(): Promise<void>;
}

/** The built service, with a session of the super administrator. */
export interface MeasuredService extends MeasuredProgram {
  token: string;
  call(id: OperationId, args: Readonly<Record<string, unknown>>): Promise<ServiceAnswer>;
  /** Sends a body unchanged to an operation and returns the envelope's code. */
  send(id: OperationId, body: string, contentType: string): Promise<number>;
}

/** A query that a program sends to PostgreSQL. */
export interface RecordedQuery {
  text: string;
  values: unknown[];
  name?: string;
}

/** Makes a program report its queries, by a module that is loaded before it. */
export interface Recording {
  preload: string;
  onQuery(query: RecordedQuery): void;
}

const tests = join(import.meta.dirname, "../..");
const catalogue = shippedCatalogue();

/** Starts a program that prints `ready at <address>`, with the probe loaded into it. */
export async function startMeasured(
  program: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
  recording: Recording | null = null,
): Promise<MeasuredProgram> {
  const child = fork(program, [...args], {
    execArgv: [
      ...(recording ? ["--import", recording.preload] : []),
      ...["--import", join(tests, "bench/service/probe.mjs"), ...profiling()],
    ],
    env: { ...process.env, ...environment },
    silent: true,
  });
  child.on("message", (message: { query?: RecordedQuery }) => {
    if (message.query) recording?.onQuery(message.query);
  });
  const url = await addressOf(child);
  const measure = async (): Promise<Measured> => {
    const told = once(child, "message");
    child.send("measure");
    const [measured] = await told;
    return measured;
  };
  await measure();
  return {
    url,
    measure,
    stop: async () => {
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
    },
  };
}

/** The Node options for a processor profile of each process; `BENCH_PROFILE` names the folder. */
function profiling(): string[] {
  const folder = process.env.BENCH_PROFILE;
  return folder ? ["--cpu-prof", `--cpu-prof-dir=${folder}`] : [];
}

async function addressOf(child: ChildProcess): Promise<string> {
  let printed = "";
  return await new Promise((resolve, reject) => {
    const look = (text: Buffer) => {
      printed += text;
      const address = /ready at (\S+)/.exec(printed)?.[1];
      if (address) resolve(address);
    };
    child.stdout?.on("data", look);
    child.stderr?.on("data", look);
    child.once("exit", () => reject(new Error(`It ended: ${printed}`)));
  });
}

/** Starts the built service on a filled database. */
export async function startMeasuredService(
  database: FilledDatabase,
  environment: Readonly<Record<string, string>> = {},
  recording: Recording | null = null,
): Promise<MeasuredService> {
  const { root, clean } = prepareServiceProcesses();
  const program = await startMeasured(
    join(tests, "server/service-program.mjs"),
    [root],
    {
      ...database.environment,
      ...environment,
      PORT: "0",
      CAPTCHA: "off",
      RATE_LIMIT: "0",
      UPLOAD_QUOTA_MB: "100000",
      LOG_LEVEL: "silent",
    },
    recording,
  );
  const account = { username: "admin", password: adminPassword };
  const { envelope } = await callOperation(catalogue, program.url, "login.login", account);
  const { token } = envelope.data as { token: string };
  return {
    ...program,
    token,
    call: (id, args) => callOperation(catalogue, program.url, id, args, { token }),
    send: async (id, body, contentType) => {
      const operation = catalogue.operations.get(id);
      const headers = { "X-Access-Token": token, "Content-Type": contentType };
      const address = `${program.url}${operation?.service.base}${operation?.path}`;
      const answer = await readAnswer(await fetch(address, { method: "POST", headers, body }));
      return answer.envelope.code;
    },
    stop: async () => {
      await program.stop();
      await clean();
    },
  };
}
