import { sql } from "kysely";
import { createToken } from "../accounts/tokens.ts";
import { afterPreparing, type HandlerContext, type Handlers } from "../call/handler.ts";
import { badInput } from "../call/refusal.ts";
import { deleteParts, storeParts } from "../storage/upload-parts.ts";

/** A file whose content is already stored under an unguessable name. */
interface StoredFile {
  name: string;
  size: number;
  contentType: string;
  isImage: boolean;
}

const dayMs = 86_400_000;

/**
 * The handlers of image and file uploads (specification section 7, upload). The front end prefixes
 * the base to `url`.
 */
export const uploadHandlers = {
  "upload.image": afterPreparing({
    async prepare(_request, context) {
      const image = await context.services.encodeImage(uploadedContent(context));
      return await store(context, { ...image, isImage: true });
    },
    run: keep,
    discard,
  }),

  "upload.anyFile": afterPreparing({
    prepare: async (_request, context) =>
      await store(context, {
        content: uploadedContent(context),
        contentType: "application/octet-stream",
        isImage: false,
      }),
    run: keep,
    discard,
  }),
} satisfies Partial<Handlers>;

function uploadedContent(context: HandlerContext): Buffer {
  if (!context.file) throw badInput([{ path: "/file", messageKey: "requestFault.required" }]);
  const { content } = context.file;
  if (content.length === 0) throw badInput([{ path: "/file", messageKey: "uploadFault.empty" }]);
  return content;
}

/** Stores the content before the transaction of the call, which then only records the owner. */
async function store(
  context: HandlerContext,
  { content, ...file }: { content: Buffer; contentType: string; isImage: boolean },
): Promise<StoredFile> {
  await refuseBeyondQuota(context, content.length);
  const name = createToken();
  await storeParts(context.db, name, content);
  return { ...file, name, size: content.length };
}

/** Deletes a content that no upload has come to own, which the quota does not count. */
async function discard({ name }: StoredFile, { db }: HandlerContext): Promise<void> {
  await deleteParts(db, name);
}

/**
 * Refuses an upload beyond the quota.
 * @throws Refusal 40000 if the member has uploaded the maximum for one day.
 */
async function refuseBeyondQuota(context: HandlerContext, size: number): Promise<void> {
  const { db, services } = context;
  const { uploaded } = await db
    .selectFrom("upload")
    .select(({ fn }) => fn.sum<number | string | null>("size").as("uploaded"))
    .where("memberId", "=", context.signedIn().id)
    .where("createTime", ">", new Date(services.now().getTime() - dayMs))
    .executeTakeFirstOrThrow();
  if (Number(uploaded ?? 0) + size <= services.uploadQuotaBytes) return;
  const values = { megabytes: Math.floor(services.uploadQuotaBytes / 1024 ** 2) };
  throw badInput([{ path: "/file", messageKey: "uploadFault.quota", values }]);
}

async function keep(
  { witchField = "file" }: { witchField?: string | undefined },
  context: HandlerContext,
  file: StoredFile,
): Promise<{ url: string; witchField: string }> {
  const originalName = plainName(context.file?.name ?? "");
  const memberId = context.signedIn().id;
  // Files that arrive at once are counted one after the other, since none of them was recorded when
  // the others were first counted.
  await sql`select pg_advisory_xact_lock(hashtext('upload'), ${memberId}::int)`.execute(context.db);
  await refuseBeyondQuota(context, file.size);
  await context.db
    .insertInto("upload")
    .values({ ...file, originalName, memberId })
    .execute();
  return { url: `/upload/${file.name}`, witchField };
}

/** The file name without folders, control characters and characters that reverse its direction. */
function plainName(name: string): string {
  const last = Buffer.from(name).toString().split(/[\\/]/).at(-1) ?? "";
  return last.replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu, "").slice(0, 200) || "file";
}
