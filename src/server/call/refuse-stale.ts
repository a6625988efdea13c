import type { HandlerContext } from "./handler.ts";
import { changedBy, lastWriter, refuseDeleted } from "./stale-records.ts";

/** A page or a service as it is stored, whose version its own handler compares. */
export interface StoredState {
  /** Its area in the audit log, and its key there. */
  area: "page" | "service";
  key: string;
  etag: string;
  /** Whether it still exists. */
  isThere: boolean;
  /** The username of who saved it last, where the audit log does not have it. */
  author?: string | undefined;
}

/**
 * Whether the caller's `If-Match` lacks the current `ETag` (RFC 9110); a weak mark is ignored, as
 * compressing proxies add it.
 */
export function isStale({ ifMatch }: Pick<HandlerContext, "ifMatch">, current: string): boolean {
  if (ifMatch === null) return false;
  const tags = ifMatch.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  return !tags.includes("*") && !tags.includes(current);
}

/**
 * Refuses a write that is based on another version.
 * @throws Refusal 40900 with the name of the last editor if the caller's `If-Match` differs from
 * the current version; 40400 with the name of whoever has deleted it.
 */
export async function refuseStale(
  context: Pick<HandlerContext, "db" | "ifMatch">,
  { area, key, etag, isThere, author }: StoredState,
): Promise<void> {
  if (!isStale(context, etag)) return;
  if (!isThere) await refuseDeleted(context.db, area, key);
  const name =
    author === undefined
      ? await lastWriter(context.db, area, key)
      : await fullNameOf(context, author);
  throw changedBy(name);
}

async function fullNameOf({ db }: Pick<HandlerContext, "db">, username: string): Promise<string> {
  const member = await db
    .selectFrom("member")
    .select("fullname")
    .where("username", "=", username)
    .executeTakeFirst();
  return member?.fullname || username;
}
