import { useEffect, useMemo } from "react";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { readMember } from "../session/member.ts";
import { createTokenStore } from "../session/token.ts";
import type { Config } from "../shell/config.ts";
import type { Feedback } from "../shell/feedback.ts";
import { currentLanguage } from "../shell/language/language-store.ts";
import { keyOrText, text } from "../shell/language/texts.ts";
import { createWire } from "../wire/create-wire.ts";
import { quietly, type Wire } from "../wire/wire.ts";
import { type HoldingWire, holdWrites } from "./hold-writes.ts";
import {
  isFixtureState,
  type PreviewRequest,
  type StudioLink,
  type ToldWrite,
} from "./protocol.ts";
import { createSampleWire } from "./sample-wire.ts";

interface WireOptions {
  config: Config;
  catalogue: Catalogue;
  request: PreviewRequest;
  feedback: Feedback;
  studio: StudioLink;
  isPublic: boolean;
}

const loadFixtures = async () => (await import("./fixtures.ts")).shippedFixtures;

/**
 * The wire for the requested data, which reports its writes to the studio and lets the studio
 * decide them.
 */
export function usePreviewWire(options: WireOptions): HoldingWire {
  const { config, catalogue, feedback, studio, isPublic } = options;
  const { data, isOpenForWrites } = options.request;
  const wire = useMemo(() => {
    const listener = {
      write: (write: ToldWrite) => studio.send({ type: "write", write }),
      settled: (id: number) => studio.send({ type: "settled", id }),
      givenUp: () => text("wire.cancelled"),
    };
    const isOnFixtures = isFixtureState(data);
    const source = isOnFixtures
      ? createSampleWire(catalogue, loadFixtures, data, { ...feedback, text: keyOrText })
      : createServiceWire(config, catalogue, feedback, isPublic);
    return holdWrites(source, catalogue, listener, isOnFixtures);
  }, [config, catalogue, data, feedback, studio, isPublic]);
  useEffect(() => wire.open(isOpenForWrites), [wire, isOpenForWrites]);
  useEffect(
    () =>
      studio.listen((message) => {
        if (message.type === "decide") wire.decide(message.id, message.isSent);
      }),
    [studio, wire],
  );
  useEffect(() => () => wire.giveUpAll(), [wire]);
  return wire;
}

/**
 * The wire to the real service, with the token of the signed-in user, or without one for a page
 * that needs no sign-in. The studio, not the preview, handles an expired session.
 */
function createServiceWire(
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
    ownBases: config.ownBases,
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
    const call = wire.call("member.userInfo", {}, quietly);
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
