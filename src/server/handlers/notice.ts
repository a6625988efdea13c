import type { Handlers } from "../call/handler.ts";
import { codes, Refusal } from "../call/refusal.ts";

/**
 * The handlers of the latest notice, which everybody may read without an access token (decisions,
 * open paths). A title or content that is a locale key is returned in the caller's language.
 */
export const noticeHandlers = {
  async "notice.getPublic"(_request, { db, text }) {
    const notice = await db
      .selectFrom("notice")
      .select(["title", "content", "publishTime", "publisher"])
      .orderBy("publishTime", "desc")
      .orderBy("id", "desc")
      .limit(1)
      .executeTakeFirstOrThrow(() => new Refusal(codes.notFound, "refusal.noNotice"));
    return {
      title: text(notice.title),
      content: text(notice.content),
      publishTime: notice.publishTime.toISOString(),
      publisher: text(notice.publisher),
    };
  },
} satisfies Partial<Handlers>;
