import type { MessageSender } from "../call/services.ts";

/** Stores messages in the `outbox` table, from which another program delivers them. */
export const messageOutbox: MessageSender = {
  async send(db, { mobile, content }) {
    await db.insertInto("outbox").values({ mobile, content }).execute();
  },
};

/** An outbox that also prints each message on the terminal, for use without access to the table. */
export function printedOutbox(print: (line: string) => void): MessageSender {
  return {
    async send(db, message) {
      await messageOutbox.send(db, message);
      print(visible(`Message to ${message.mobile}: ${message.content}`));
    },
  };
}

/**
 * The text without control characters and line breaks, since anyone may choose the mobile number in
 * it.
 */
function visible(text: string): string {
  return text.replace(
    /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
