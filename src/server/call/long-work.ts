import { isDeepStrictEqual } from "node:util";
import { codes, Refusal } from "./refusal.ts";
import type { Services } from "./services.ts";

/** What takes long and was asked for inside a transaction, where nobody may wait for it. */
class LongWork extends Error {
  readonly finish: () => Promise<void>;

  constructor(finish: () => Promise<void>) {
    super("Long work is done outside of transactions: let this error pass.");
    this.finish = finish;
  }
}

/** So often a write begins anew because somebody changed what its long work was about. */
const mostAttempts = 5;

/**
 * Runs a write, a transaction with all that is in it, so that it never waits for long work while
 * it holds the database: where a handler asks for some, as the check of a page, the transaction is
 * taken back, the work done, and the write begun anew with its result at hand. What it is about may
 * be another by then; the handler asks for other work in that case.
 * @throws Refusal 40900 where that goes on and on; whatever the write or the work throws.
 */
export async function writeWithLongWork<Answer>(
  services: Services,
  write: (services: Services) => Promise<Answer>,
): Promise<Answer> {
  const { captcha, passwords } = services;
  const inTransaction: Services = {
    ...services,
    checkPage: doneBefore(services.checkPage),
    importSource: doneBefore(services.importSource),
    encodeImage: doneBefore(services.encodeImage),
    captcha: { draw: doneBefore(captcha.draw) },
    // Checking a password stays inside: the attempt has to be counted before it is made.
    passwords: { ...passwords, hash: doneBefore(passwords.hash) },
  };
  for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
    try {
      return await write(inTransaction);
    } catch (error) {
      if (!(error instanceof LongWork)) throw error;
      await error.finish();
    }
  }
  throw new Refusal(codes.changedMeanwhile, "error.changedMeanwhile");
}

/** The same work for the inside of a transaction: its result, or `LongWork` before there is one. */
function doneBefore<Given extends readonly unknown[], Result>(
  work: (...given: Given) => Result | Promise<Result>,
): (...given: Given) => Promise<Result> {
  const done: { given: Given; result: Result }[] = [];
  return async (...given) => {
    const known = done.find((entry) => isDeepStrictEqual(entry.given, given));
    if (known) return known.result;
    throw new LongWork(async () => {
      done.push({ given, result: await work(...given) });
    });
  };
}
