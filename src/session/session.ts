import { createStore, type StoreApi } from "zustand/vanilla";
import { absentPermission } from "../catalogue/deployed.ts";
import { pointTo } from "../catalogue/schema/pointer.ts";
import { CallError, quietly, type Wire } from "../wire/wire.ts";
import { readMember, readRoles } from "./member.ts";
import { type MenuNode, offeredNodes, permissionsOf, readMenu } from "./menu-node.ts";
import { emptyState, type SessionState } from "./session-state.ts";
import type { TokenStore } from "./token.ts";

/**
 * `begun`: a member has signed in. `ended`: the member has logged out. `lost`: the service no
 * longer knows the session, or never did.
 */
export type SessionEvent = "begun" | "ended" | "lost";

/** A listener for the beginning and the end of sessions. */
export type SessionListener = (event: SessionEvent) => void;

/** The fields of the sign-in form. */
export interface SignInRequest {
  username: string;
  password: string;
  code: string;
}

/** The session and its operations (specification section 4). */
export interface Session {
  store: StoreApi<SessionState>;
  /** Whether the browser has a token, whoever stored it. */
  hasToken(): boolean;
  /**
   * The token for calls, which is the one that the loaded member signed in with. A token that
   * another tab has stored since then belongs to another session and is never sent with this
   * member's data.
   */
  token(): string | null;
  /** Whether the browser's token is missing or differs from that of the loaded member. */
  isOutdated(): boolean;
  /**
   * Whether the session of a token has ended, or is being ended by the member. A refusal of a call
   * that was sent with it is then no news.
   */
  hasEnded(token: string | null): boolean;
  /** Signs in and stores the token. @throws CallError after the wire showed its message. */
  signIn(request: SignInRequest): Promise<void>;
  /**
   * Loads the session with three requests unless a member is loaded.
   * @throws Error after the token was cleared and the message shown; the caller opens the sign-in
   * page.
   */
  load(): Promise<void>;
  /**
   * Loads the session again, for example after a change of the member's profile or of the menu.
   * @throws CallError and keeps the loaded session.
   */
  reload(): Promise<void>;
  /**
   * Signs out at the service, then clears the token and the state, whatever the service answers.
   */
  signOut(): Promise<void>;
  /** Clears the token and the state without a request to the service. */
  forget(): void;
  /** Clears the state but keeps the browser's token, which belongs to another session. */
  reset(): void;
  /**
   * Adds a listener for the end of the loaded member's session and the beginning of another
   * session.
   */
  listen(listener: SessionListener): () => void;
  can(permission: string): boolean;
}

/** The parts of the application that a session needs. */
export interface SessionOptions {
  wire: Wire;
  tokens: TokenStore;
  text(key: string): string;
  showError(message: string): void;
  /**
   * Whether the service offers the operations that a page of the menu calls; if left out, it does.
   */
  isOffered?(node: MenuNode): boolean;
  /** Waits until the service can be reached, and returns whether it could not before. */
  untilReached(): Promise<boolean>;
}

/** The internal state of a session. */
interface Held {
  options: SessionOptions;
  store: StoreApi<SessionState>;
  listeners: Set<SessionListener>;
  loading: Promise<void> | null;
  /** The token of the loaded member, or of the requests that are loading one. */
  own: string | null;
  /** Whether the member is signing out. */
  isEnding: boolean;
}

/** Creates the session of this browser tab. */
export function createSession(options: SessionOptions): Session {
  const store = createStore<SessionState>(() => emptyState);
  const listeners = new Set<SessionListener>();
  const held: Held = { options, store, listeners, loading: null, own: null, isEnding: false };
  const { tokens } = options;
  return {
    store,
    hasToken: () => tokens.read() !== null,
    token: () => tokenOf(held),
    isOutdated: () => held.own !== null && held.own !== tokens.read(),
    hasEnded: (token) => held.isEnding || token !== tokenOf(held),
    async signIn(request) {
      const given = await tokenFor(options, request);
      reset(held);
      tokens.write(given);
      tell(held, "begun");
    },
    load: () => (store.getState().member ? Promise.resolve() : loadOnce(held)),
    async reload() {
      const before = held.own;
      const state = await loadState(held);
      if (held.own === before) store.setState(state);
    },
    async signOut() {
      const request = { token: tokenOf(held) ?? undefined };
      held.isEnding = true;
      await options.wire.call("login.logout", request, { quiet: true }).catch(() => undefined);
      end(held, "ended");
      held.isEnding = false;
    },
    forget: () => end(held, "lost"),
    reset: () => reset(held),
    listen(listener) {
      held.listeners.add(listener);
      return () => held.listeners.delete(listener);
    },
    can: (permission) => holds(store.getState(), permission),
  };
}

const tokenOf = ({ own, options }: Held): string | null => own ?? options.tokens.read();

function tell({ listeners }: Held, event: SessionEvent): void {
  for (const listener of listeners) listener(event);
}

function reset(held: Held): void {
  held.own = null;
  held.store.setState(emptyState);
}

function end(held: Held, event: "ended" | "lost"): void {
  const { store, own, options } = held;
  const wasSignedIn = store.getState().member !== null;
  // Another tab may have signed in another member meanwhile, whose token must stay.
  if (own === null || own === options.tokens.read()) options.tokens.clear();
  reset(held);
  if (wasSignedIn) tell(held, event);
}

function loadOnce(held: Held): Promise<void> {
  held.loading ??= loadOrForget(held).finally(() => {
    held.loading = null;
  });
  return held.loading;
}

async function loadOrForget(held: Held): Promise<void> {
  const { store, options } = held;
  held.own = options.tokens.read();
  try {
    store.setState(await loadState(held));
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : "";
    end(held, "lost");
    options.showError(message || options.text("session.hasError"));
    throw cause;
  }
}

/** Signs in at the service and returns the token. */
async function tokenFor(
  { wire, text, showError }: SessionOptions,
  { username, password, code }: SignInRequest,
): Promise<string> {
  const { data } = await wire.call("login.login", { username: username.trim(), password, code });
  const given = pointTo(data, "/token");
  if (typeof given === "string" && given !== "") return given;
  const message = text("wire.malformed");
  showError(message);
  throw new Error(message);
}

/** Whether the signed-in member has a permission; a super administrator has all. */
export function holds({ roles, permissions }: SessionState, permission: string): boolean {
  if (permission === absentPermission) return false;
  return roles.isSuperAdministrators || permissions.has(permission);
}

/** Sends the three requests in order: user info, role group, menu tree. */
async function loadState(held: Held): Promise<SessionState> {
  const { options } = held;
  const request = { token: tokenOf(held) ?? undefined };
  const readSinceMs = performance.now();
  const member = readMember(await load(options, "member.userInfo", request));
  if (!member) throw new Error(options.text("session.verificationFailed"));
  const roles = readRoles(await load(options, "member.getRoleGroup", request));
  if (!roles) throw new Error(options.text("session.verificationFailed"));
  const read = readMenu(await load(options, "menu.getTreeRoleList", { status: 1 }));
  const menu = offeredNodes(read.nodes, options.isOffered);
  if (read.faults.some(({ kind }) => kind === "noList"))
    options.showError(options.text("session.noMenu"));
  const permissions = permissionsOf(menu);
  return { member, roles, menu, menuFaults: read.faults, permissions, readSinceMs };
}

/**
 * Makes a call of the session. Without a connection it waits instead of failing, since a failure
 * ends the session in all tabs of the browser; a call that fails twice on a good line has failed.
 */
async function load(
  options: SessionOptions,
  operationId: string,
  args: Record<string, unknown>,
  isRepeated = false,
): Promise<unknown> {
  try {
    return (await options.wire.call(operationId, args, quietly)).data;
  } catch (cause) {
    if (!(cause instanceof CallError) || cause.kind !== "network") throw cause;
    if (!(await options.untilReached()) && isRepeated) throw cause;
    return load(options, operationId, args, true);
  }
}
