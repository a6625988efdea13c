import { createContext } from "react";
import { useStore } from "zustand";
import { createStore, type StoreApi } from "zustand/vanilla";
import { background } from "../../renderers/runtime/page/background.ts";
import {
  type ChangesTeller,
  createChangesTeller,
} from "../../renderers/runtime/page/others/others-changes.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { deployedCatalogue } from "../catalogue/deployed.ts";
import { shippedCatalogue } from "../catalogue/shipped.ts";
import type { Preferences } from "../catalogue/types.gen.ts";
import { pagePathOf } from "../language/component-path.ts";
import type { MenuNode } from "../session/menu-node.ts";
import { createSession, type Session } from "../session/session.ts";
import type { SessionState } from "../session/session-state.ts";
import { createTokenStore } from "../session/token.ts";
import { createPopups, type WaitingPopups } from "../ui/popups/popups.ts";
import { useProvided } from "../ui/use-provided.ts";
import { isOwn } from "../wire/base-of.ts";
import { createWire } from "../wire/create-wire.ts";
import { resumeJobs } from "../wire/jobs.ts";
import type { WireOptions } from "../wire/options.ts";
import type { Wire } from "../wire/wire.ts";
import { type Catalogues, createCatalogues } from "./catalogues.ts";
import { notingOwnWrites, type OwnWrites } from "./changes/own-writes.ts";
import type { Config } from "./config.ts";
import { followLine } from "./connection/connectivity.ts";
import { createFeedback, type Feedback } from "./feedback.ts";
import { type KeptWork, keepWork } from "./kept-work.ts";
import { keyOrText, text } from "./language/texts.ts";
import { type LeftPages, rememberLeftPages } from "./menu/left-pages.ts";
import { screensPage } from "./menu/studio-nodes.ts";
import { createPageSources, type PageSources } from "./page/page-source.ts";
import { createPreferences, type PreferencesStore } from "./preferences/preferences.ts";
import { createSettings, type Settings, type SettingsStore } from "./settings.ts";
import { createSignInAgain, type SignInAgain } from "./sign-in/sign-in-again.ts";
import { wireOptionsOf } from "./wire-options.ts";

/** The parts of the running application. */
export interface Application extends KeptWork {
  config: Config;
  /** The current catalogue; components that depend on it use `useCatalogue`. */
  readonly catalogue: Catalogue;
  catalogues: Catalogues;
  wire: Wire;
  ownWrites: OwnWrites;
  /** Changes made in other sessions, passed to the pages. */
  elsewhere: ChangesTeller;
  session: Session;
  leftPages: LeftPages;
  feedback: Feedback;
  /** The toasts and questions of the document, which `feedback` shows. */
  popups: WaitingPopups;
  /** What the member has set for every browser. */
  preferences: PreferencesStore;
  settings: SettingsStore;
  sources: PageSources;
  /** Asks the member to confirm their identity. */
  signInAgain: SignInAgain;
  /** Whether the full-screen mask shows. */
  mask: StoreApi<boolean>;
}

/**
 * Puts the application together. `leave` opens the sign-in page without loading the document anew,
 * so that work which continues after its page is left keeps its result.
 */
export function createApplication(config: Config, leave: () => void): Application {
  const isSecure = window.location.protocol === "https:";
  const isServed = config.pages === "server";
  const popups = createPopups();
  const feedback = createFeedback(popups.given);
  const signInAgain = createSignInAgain();
  const mask = createStore<boolean>(() => false);
  const isSignedIn = (): boolean => session.token() !== null;
  const current = (): Catalogue => catalogues.store.getState().catalogue;
  const wireOptions = wireOptionsOf({
    config,
    feedback,
    signInAgain,
    mask,
    catalogue: current,
    session: () => session,
    onSignedOut: () => promptSignedOut(),
  });
  const { wire, ownWrites } = notingOwnWrites(createWire(wireOptions), current);
  const shipped = deployedCatalogue(shippedCatalogue(), (service) => isOwn({ service }, config));
  const place = { wire, isServed, isSignedIn };
  const catalogues = createCatalogues({ ...config, ...place, expected: config.services, shipped });
  const session = createSession({
    wire,
    tokens: createTokenStore(document, isSecure),
    text: keyOrText,
    showError: feedback.error,
    untilReached: followLine,
    isOffered: offeredBy(shipped),
  });
  startWithSession(session, catalogues, wireOptions);
  const promptSignedOut = createSignedOutPrompt(session, feedback, leave);
  const storage = window.localStorage;
  const own = createPreferences({ wire, session, storage, isServed });
  return {
    config,
    get catalogue() {
      return current();
    },
    catalogues,
    wire,
    ownWrites,
    session,
    feedback,
    popups,
    mask,
    signInAgain,
    elsewhere: createChangesTeller(),
    leftPages: rememberLeftPages(session),
    preferences: own,
    settings: createSettings({ storage, cookies: document, isSecure, own }, config.settings),
    ...keepWork(session, window.sessionStorage),
    sources: createPageSources({
      ...place,
      catalogue: current,
      own: ownServices(shipped, config),
      services: catalogues.services,
    }),
  };
}

/** Tells which nodes of the menu are shown: not the studio, where the service lacks its calls. */
function offeredBy({ operations }: Catalogue): (node: MenuNode) => boolean {
  const hasStudio = !operations.get("page.getList")?.service.isBare;
  return ({ componentPath }) => hasStudio || pagePathOf(componentPath) !== screensPage;
}

/** Loads the imported services for a session that begins, and follows the member's jobs again. */
function startWithSession(session: Session, catalogues: Catalogues, options: WireOptions): void {
  session.listen((event) => {
    if (event === "begun") catalogues.start();
  });
  session.store.subscribe(({ member }, before) => {
    if (member && !before.member) void resumeJobs(options);
  });
  // Jobs of imported services wait for the catalogue that has their operations.
  catalogues.store.subscribe(({ catalogue }, before) => {
    if (catalogue !== before.catalogue) void resumeJobs(options);
  });
}

/**
 * The services that the platform answers itself. `null` prevents the use of server-side plans: with
 * overlays, which each browser applies to its own catalogue, and in development.
 */
function ownServices({ services }: Catalogue, config: Config): string[] | null {
  if (config.overlays.length > 0 || import.meta.env.DEV) return null;
  const own = [...services.values()].filter((service) => isOwn({ service }, config));
  return own.map(({ name }) => name);
}

/** Gives the application to the components below. */
export const ApplicationContext = createContext<Application | null>(null);

/** The application around a component. */
export function useApplication(): Application {
  return useProvided(ApplicationContext, "application");
}

/** The current catalogue; the component redraws when services are imported. */
export function useCatalogue(): Catalogue {
  return useStore(useApplication().catalogues.store, ({ catalogue }) => catalogue);
}

/** A part of the session's state; the component redraws when it changes. */
export function useSession<Part>(select: (state: SessionState) => Part): Part {
  return useStore(useApplication().session.store, select);
}

/** A part of the member's preferences; the component redraws when it changes. */
export function usePreferences<Part>(select: (values: Preferences) => Part): Part {
  return useStore(useApplication().preferences.store, ({ values }) => select(values));
}

/** The settings; the component redraws when they change. */
export function useSettings(): Settings {
  return useStore(useApplication().settings.store);
}

/**
 * Asks whether to sign in again after the session has ended, once for any number of failed calls
 * (specification section 8). It does not ask while nobody is signed in: a session that cannot be
 * loaded leads to the sign-in page by itself.
 */
function createSignedOutPrompt(
  session: Session,
  feedback: Feedback,
  leave: () => void,
): () => void {
  let isAsking = false;

  async function ask(): Promise<void> {
    isAsking = true;
    const agrees = await feedback.confirm({
      title: text("session.signedOutTitle"),
      content: text("session.signedOut"),
      agree: text("session.signInAgain"),
    });
    isAsking = false;
    if (!agrees) return;
    session.forget();
    if (background.getState().Sign === null) window.location.reload();
    else leave();
  }

  return () => {
    if (!isAsking && session.store.getState().member) void ask();
  };
}
