import type { StoreApi } from "zustand/vanilla";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { Session } from "../session/session.ts";
import type { WireOptions } from "../wire/options.ts";
import type { Config } from "./config.ts";
import { followLine } from "./connection/connectivity.ts";
import type { Feedback } from "./feedback.ts";
import { createKeptJobs } from "./kept-jobs.ts";
import { currentLanguage } from "./language/language-store.ts";
import { keyOrText } from "./language/texts.ts";
import type { SignInAgain } from "./sign-in/sign-in-again.ts";
import { keptUnanswered } from "./unanswered-writes.ts";

/** The parts of the application that the wire uses. */
interface WireSurroundings {
  config: Config;
  feedback: Feedback;
  signInAgain: SignInAgain;
  /** Whether the full-screen mask shows. */
  mask: StoreApi<boolean>;
  /** The session and the catalogue use the wire themselves, so that they are asked for later. */
  catalogue(): Catalogue;
  session(): Session;
  onSignedOut(): void;
}

/** What the wire takes from the application, and what it tells it. */
export function wireOptionsOf(surroundings: WireSurroundings): WireOptions {
  const { config, feedback, signInAgain, mask, catalogue, session, onSignedOut } = surroundings;
  const member = () => session().store.getState().member;
  return {
    get catalogue() {
      return catalogue();
    },
    bases: config.bases,
    ownBases: config.ownBases,
    environment: config.environment,
    language: currentLanguage,
    token: () => session().token(),
    openId: () => member()?.openId || null,
    text: keyOrText,
    showSuccess: feedback.success,
    showError: feedback.error,
    onWaiting: feedback.waiting,
    onLost: followLine,
    onSignedOut,
    hasEnded: (token) => session().hasEnded(token),
    signInAgain: signInAgain.ask,
    onLoading: (isLoading) => mask.setState(isLoading, true),
    jobs: createKeptJobs(window.localStorage, member),
    unanswered: keptUnanswered(window.sessionStorage),
  };
}
