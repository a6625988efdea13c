import type { MessageSender } from "./services.ts";

/** Leaves messages in the `outbox` table for whoever delivers them. */
export const messageOutbox: MessageSender = {
  async send(db, { mobile, content }) {
    await db.insertInto("outbox").values({ mobile, content }).execute();
  },
};
