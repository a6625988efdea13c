import type { MessageSender } from "./services.ts";

/** Leaves messages in the `outbox` table for whoever delivers them. */
export const messageOutbox: MessageSender = {
  async send(db, { mobile, content }) {
    await db.insertInto("outbox").values({ mobile, content }).execute();
  },
};

/** The same, and says each on the terminal, for where nobody else can read the table. */
export function printedOutbox(print: (line: string) => void): MessageSender {
  return {
    async send(db, message) {
      await messageOutbox.send(db, message);
      print(`Message to ${message.mobile}: ${message.content}`);
    },
  };
}
