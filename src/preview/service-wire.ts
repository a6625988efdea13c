import type { Catalogue } from "../catalogue/catalogue.ts";
import { readMember } from "../session/member.ts";
import { createTokenStore } from "../session/token.ts";
import type { Config } from "../shell/config.ts";
import type { Feedback } from "../shell/feedback.ts";
import { currentLanguage } from "../shell/language/language-store.ts";
import { keyOrText } from "../shell/language/texts.ts";
import { createWire } from "../wire/create-wire.ts";
import type { Wire } from "../wire/wire.ts";

/**
 * The wire to the real service, as whoever is signed in in this browser; as nobody for a page that
 * opens without a token. A session that has ended is the studio's to notice.
 */
export function createServiceWire(
  config: Config,
  catalogue: Catalogue,
  feedback: Feedback,
  isPublic: boolean,
): Wire {
  const tokens = createTokenStore(document, window.location.protocol === "https:");
  let openId: string | null = null;
  const wire = createWire({
    catalogue,
    bases: config.bases,
    environment: config.environment,
    language: currentLanguage,
    token: () => (isPublic ? null : tokens.read()),
    openId: () => openId,
    text: keyOrText,
    showSuccess: feedback.success,
    showError: feedback.error,
    onSignedOut: () => {},
    onLoading: () => {},
  });
  const member = isPublic ? Promise.resolve() : readOpenId();

  async function readOpenId(): Promise<void> {
    const call = wire.call("member.userInfo", {}, { quiet: true, loading: "no" });
    const answer = await call.catch(() => null);
    openId = readMember(answer?.data)?.openId || null;
  }

  return {
    async call(operationId, args, options) {
      await member;
      return wire.call(operationId, args, options);
    },
  };
}
