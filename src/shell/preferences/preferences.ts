import type { Preferences } from "../../catalogue/types.gen.ts";
import type { SignedInMember } from "../../session/member.ts";
import type { Session } from "../../session/session.ts";
import { whenIdle } from "../../ui/when-idle.ts";
import type { Wire } from "../../wire/wire.ts";
import { takeEarlier } from "./earlier-preferences.ts";
import { createServiceJoin } from "./join-service.ts";
import {
  changedIn,
  forgetKept,
  type KeptHere,
  type KeptPreferences,
  keepHere,
  named,
  noPreferences,
  type PreferenceStorage,
  preferencesKey,
  readKept,
  readOwner,
  writeOwner,
} from "./kept-preferences.ts";
import { readPreferences } from "./read-preferences.ts";

/** What a member has set for every browser, and the ways to change it. */
export interface PreferencesStore extends Pick<KeptHere, "store"> {
  /**
   * Asks the service while the session loads: where `/` is opened, and in a browser that does not
   * know the member yet. Everybody else's are asked for once the browser is idle.
   */
  expect(isRoot: boolean): void;
  /** Resolves when the service has answered after the start, or a moment later. */
  arrived(): Promise<void>;
  /** Changes some at once, and sends them a moment later, recent pages alone after a longer one. */
  change(changed: Preferences): void;
  /** Sends what the service does not have; resolves a moment later at the latest. */
  flush(): Promise<void>;
  /** Removes from this browser what the signed-out member has left. */
  forget(member: SignedInMember["id"]): void;
}

/** What preferences need of the application. */
export interface PreferencesPlace {
  wire: Pick<Wire, "call">;
  session: Pick<Session, "store" | "token">;
  storage: PreferenceStorage;
  /** Whether the service has the platform's own operations (decisions, two ways to run). */
  isServed: boolean;
}

/** Milliseconds after a change before it is sent. */
const pauseMs = 1_000;

/** Milliseconds before recent pages are sent, which change with every page that is opened. */
const recentPagesPauseMs = 30_000;

/** Maximum milliseconds that anybody waits for the service. */
const patienceMs = 500;

/**
 * The preferences of whoever is signed in. This browser keeps them for each member, so that nothing
 * waits for them, and joins them with those of the service: at the start, when the window is looked
 * at again, and before it sends a change, for another browser of the member may have changed them.
 * Recent pages wait for another change, for half a minute, or for the window to be hidden. A failure
 * is tried again at the next change, when the window is looked at again, when the connection
 * returns, or at the next visit.
 */
export function createPreferences(place: PreferencesPlace): PreferencesStore {
  const { wire, session, storage, isServed } = place;
  const here = keepHere(storage, readOwner(storage));
  const { store } = here;
  const service = createServiceJoin({ wire, token: session.token, here });
  const timer = createTimer(() => void service.join());
  let first: Promise<unknown> = Promise.resolve();

  const joinSoon = (milliseconds: number): void => {
    if (isServed) timer.set(milliseconds);
  };

  function begin(member: SignedInMember["id"]): void {
    writeOwner(storage, member);
    const kept = readKept(storage, member);
    here.keep(member, kept ?? takeEarlier(storage, member));
    store.setState({ isSettled: kept !== null || !isServed });
    if (!isServed) return;
    if (service.isExpected() || !kept) first = service.join().met;
    else whenIdle(() => joinSoon(0));
  }

  followOwner(session, here, begin);
  followWindow(here, () => joinSoon(0));

  return {
    store,
    expect(isRoot) {
      const isNeeded = isRoot || readOwner(storage) === null;
      if (isServed && isNeeded && here.owner === null) service.expect();
    },
    arrived: () => soon(first),
    change(changed) {
      const { owner } = here;
      if (owner === null) return;
      // The storage is read again, since another tab may have changed it.
      const { values, served } = here.read(owner);
      const now = readPreferences({ ...values, ...changed });
      if (isServed) here.unsent = { ...here.unsent, ...named(now, changed) };
      here.keep(owner, { values: now, served });
      if (Object.keys(here.unsent).some((name) => name !== "recentPages")) joinSoon(pauseMs);
      else if (!timer.isSet()) joinSoon(recentPagesPauseMs);
    },
    async flush() {
      timer.clear();
      if (isServed && isChanged(store.getState())) await soon(service.join().sent);
    },
    forget(member) {
      forgetKept(storage, member, isServed);
    },
  };
}

/** Synchronises with the service and other tabs whenever they may differ from this window. */
function followWindow(here: KeptHere, join: () => void): void {
  const { store } = here;
  window.addEventListener("online", join);
  // A browser may end a window that is not looked at without another event.
  window.addEventListener("visibilitychange", () => {
    if (here.owner === null) return;
    if (document.visibilityState === "visible" || isChanged(store.getState())) join();
  });
  window.addEventListener("storage", ({ key }) => {
    const { owner } = here;
    if (owner !== null && key === preferencesKey(owner)) store.setState(here.read(owner));
  });
}

/** Whether the service lacks anything that was changed in this browser. */
function isChanged(kept: KeptPreferences): boolean {
  return Object.keys(changedIn(kept)).length > 0;
}

/** A timer that acts once each time it is set; setting it again replaces the time before. */
function createTimer(act: () => void) {
  let handle: ReturnType<typeof setTimeout> | undefined;
  const clear = (): void => {
    clearTimeout(handle);
    handle = undefined;
  };
  return {
    clear,
    isSet: () => handle !== undefined,
    set(milliseconds: number) {
      clear();
      handle = setTimeout(() => {
        handle = undefined;
        act();
      }, milliseconds);
    },
  };
}

/** Begins with each member who signs in, and ends when nobody is signed in any more. */
function followOwner(
  { store }: PreferencesPlace["session"],
  here: KeptHere,
  begin: (member: SignedInMember["id"]) => void,
): void {
  store.subscribe(({ member }) => {
    const id = member?.id ?? null;
    if (id === here.owner) return;
    here.owner = id;
    here.unsent = {};
    if (id === null) here.store.setState({ ...noPreferences, isSettled: false });
    else begin(id);
  });
}

/** Resolves with a promise, or a moment later at the latest. */
async function soon(promise: Promise<unknown>): Promise<void> {
  await Promise.race([promise, new Promise((go) => setTimeout(go, patienceMs))]);
}
