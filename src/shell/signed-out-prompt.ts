import type { Session } from "../session/session.ts";
import type { Feedback } from "./feedback.ts";
import type { text } from "./language/texts.ts";

/**
 * Asks once, however many calls say so, whether to sign in again after the session has ended
 * (specification section 8). Nothing is asked while nobody is signed in: a session that cannot be
 * loaded leads to the sign-in page by itself.
 */
export function createSignedOutPrompt(
  session: Session,
  feedback: Feedback,
  textOf: typeof text,
): () => void {
  let isAsking = false;

  async function ask(): Promise<void> {
    isAsking = true;
    const agrees = await feedback.confirm({
      title: textOf("session.signedOutTitle"),
      content: textOf("session.signedOut"),
      agree: textOf("session.signInAgain"),
      refuse: textOf("shell.cancel"),
    });
    isAsking = false;
    if (!agrees) return;
    session.forget();
    window.location.reload();
  }

  return () => {
    if (!isAsking && session.store.getState().member) void ask();
  };
}
