import { jsonIn } from "../catalogue/schema/json-text.ts";
import { ownText } from "../catalogue/schema/record.ts";
import type { SignedInMember } from "../session/member.ts";
import { keepIn } from "../ui/keep-in.ts";
import type { KeptJob, KeptJobs } from "../wire/options.ts";

const keyOf = (owner: string): string => `jobs:${owner}`;

/** Maximum jobs kept; the oldest are dropped first. */
const mostJobs = 20;

/**
 * Keeps the jobs of the signed-in member in the browser, so that they are followed again after the
 * tab was closed.
 * @param member The signed-in member; `null` while there is none.
 */
export function createKeptJobs(
  storage: Storage,
  member: () => Pick<SignedInMember, "id"> | null,
): KeptJobs {
  const owner = (): string | null => {
    const signedIn = member();
    return signedIn && String(signedIn.id);
  };
  const read = (): KeptJob[] => {
    const id = owner();
    return id === null ? [] : jobsIn(storage.getItem(keyOf(id)));
  };
  const write = (jobs: readonly KeptJob[]): void => {
    const id = owner();
    if (id === null) return;
    if (jobs.length === 0) storage.removeItem(keyOf(id));
    else keepIn(storage, keyOf(id), JSON.stringify(jobs.slice(-mostJobs)));
  };
  const others = ({ href }: KeptJob) => read().filter((job) => job.href !== href);
  return {
    all: read,
    keep: (job) => write([...others(job), job]),
    drop: (job) => write(others(job)),
  };
}

/** The jobs in a stored text; anything else in it is ignored. */
function jobsIn(text: string | null): KeptJob[] {
  const stored = jsonIn(text ?? "[]");
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((entry: unknown) => {
    const [operation, href] = [ownText(entry, "operation"), ownText(entry, "href")];
    return operation === undefined || href === undefined ? [] : [{ operation, href }];
  });
}
