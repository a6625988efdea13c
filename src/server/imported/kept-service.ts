import { sql } from "kysely";
import type { HandlerContext } from "../call/handler.ts";
import { codes, Refusal } from "../call/refusal.ts";
import { takeKept } from "../deleted/restore-deleted.ts";
import { readService, type StoredService } from "./service-store.ts";

/** Keeps a service with its document before it is deleted in the same transaction. */
export async function keepService(
  { db, entryId, signedIn, services }: HandlerContext,
  name: string,
): Promise<{ deletionId: number }> {
  const deletionId = await entryId();
  await sql`insert into deleted_record
      (deletion_id, kind, record_id, member_id, create_time, fields, relations)
    select ${deletionId}::integer, 'service', 0, ${signedIn().id}::integer,
      ${services.now()}::timestamptz, to_jsonb(service), '{}'::jsonb
    from service where name = ${name}`.execute(db);
  return { deletionId };
}

/**
 * Restores a deleted service under a new revision; the caller becomes its author.
 * @throws Refusal 40400 if there is no such deletion; 40902 if the name is taken by now.
 */
export async function restoreService(
  context: HandlerContext,
  deletionId: number,
): Promise<StoredService> {
  const [kept] = await takeKept("service", deletionId, context);
  const name = String(kept?.fields.name);
  const isShown = (await context.catalogue()).catalogue.services.has(name);
  // One that is left out of the catalogue, since its overlay does not fit, keeps its name.
  if (isShown || (await readService(context, name))) {
    throw new Refusal(codes.nameTaken, "refusal.nameTaken", { values: { name } });
  }
  const { id, username } = context.signedIn();
  await sql`insert into service
      (name, source, settings, document, connection, proposed, author_id, author, update_time)
    select name, source, settings, document, connection, proposed, ${id}::integer, ${username},
      ${context.services.now()}::timestamptz
    from jsonb_populate_record(null::service, ${JSON.stringify(kept?.fields)}::jsonb)`.execute(
    context.db,
  );
  return await context.db
    .selectFrom("service")
    .selectAll()
    .where("name", "=", name)
    .executeTakeFirstOrThrow();
}
