import type { Operation } from "../catalogue/operation.ts";
import type { RawAnswer } from "./answer.ts";
import { baseOf } from "./base-of.ts";
import type { KeptJob, WireOptions } from "./options.ts";
import { askAt, type Client, createClient } from "./transport.ts";

/** Follows a job that a service has only begun, by the status address that it gives. */
export function followed(
  client: Client,
  operation: Operation,
  { status, location = null, retryAfter = null }: RawAnswer,
): Promise<void> | undefined {
  if (status !== 202 || operation.effect !== "write" || location === null) return undefined;
  const { options } = client;
  const href = hrefOf(operation, location, options);
  if (href === null) return undefined;
  const job: KeptJob = { operation: operation.id, href };
  options.jobs?.keep(job);
  return tellEnd(client, operation, job, retryAfter);
}

/**
 * Follows the jobs again that were running when their tab was closed, and names each when it has
 * ended. Jobs of operations that the catalogue does not have yet stay kept.
 */
export async function resumeJobs(options: WireOptions): Promise<void> {
  const client = createClient(options);
  const resumed = (options.jobs?.all() ?? []).map(async (job) => {
    const operation = options.catalogue.operations.get(job.operation);
    if (!operation) return;
    const name = operation.summary || operation.id;
    const named = (value: string) => options.text("common.named", { name, value });
    if (hrefOf(operation, job.href, options) !== job.href) return options.jobs?.drop(job);
    const naming = {
      ...options,
      showSuccess: (message: string) => options.showSuccess(named(message)),
      showError: (message: string) => options.showError(named(message)),
    };
    await tellEnd({ ...client, options: naming }, operation, job);
  });
  await Promise.all(resumed);
}

/** The address of a job; `null` for one elsewhere, since credentials go to no other host or path. */
function hrefOf(operation: Operation, location: string, options: WireOptions): string | null {
  const here = globalThis.location?.href ?? "http://localhost";
  const base = new URL(`${baseOf(operation, options)}/`, here);
  if (!URL.canParse(location, base.href)) return null;
  const { href } = new URL(location, base);
  return href.startsWith(base.href) ? href : null;
}

const endTexts = { done: "wire.succeeded", unsaid: "wire.accepted" };

/** Addresses of the jobs that this tab follows. */
const following = new Set<string>();

/** Follows a job to its end and tells the outcome; only one tab at a time follows the same job. */
async function tellEnd(
  client: Client,
  operation: Operation,
  job: KeptJob,
  retryAfter: string | null = null,
): Promise<void> {
  const { href } = job;
  const { options } = client;
  if (following.has(href)) return;
  following.add(href);
  try {
    await alone(href, async () => {
      const { followJob } = await import("./patience.ts");
      const ask = (signal: AbortSignal) => askAt(client, href, operation, signal);
      // A job that cannot be reached now stays kept and is followed again on the next visit.
      const end = await followJob({ ask, retryAfter }, options).catch(() => "lost" as const);
      if (end === "lost") return;
      options.jobs?.drop(job);
      if (end?.state === "failed")
        options.showError(end.message || options.text("wire.failedLater"));
      else if (end) options.showSuccess(options.text(endTexts[end.state]));
    });
  } finally {
    following.delete(href);
  }
}

/** Runs a task unless another tab of the browser runs it already. */
async function alone(name: string, run: () => Promise<void>): Promise<void> {
  // Browsers offer locks only to pages that were loaded securely.
  const locks = globalThis.navigator?.locks;
  if (!locks) return await run();
  await locks.request(`job ${name}`, { ifAvailable: true }, async (lock) => {
    if (lock) await run();
  });
}
