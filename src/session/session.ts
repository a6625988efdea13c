import { createStore, type StoreApi } from "zustand/vanilla";
import { pointTo } from "../catalogue/schema/pointer.ts";
import type { Wire } from "../wire/wire.ts";
import { noRoles, type RoleFlags, readMember, readRoles, type SignedInMember } from "./member.ts";
import type { MenuFault } from "./menu-fault.ts";
import { type MenuNode, permissionsOf, readMenu } from "./menu-node.ts";
import type { TokenStore } from "./token.ts";

/** What the application knows of who is signed in (specification section 3). */
export interface SessionState {
  /** `null` until the three loads are done. */
  member: SignedInMember | null;
  roles: RoleFlags;
  menu: readonly MenuNode[];
  /** What of the menu's answer could not be read, or only by guessing. */
  menuFaults: readonly MenuFault[];
  permissions: ReadonlySet<string>;
}

/**
 * `begun`: somebody has signed in. `ended`: by the member's own choice. `lost`: the service no
 * longer knows the session, or it was never one.
 */
export type SessionEvent = "begun" | "ended" | "lost";

/** Whoever wants to know when a session begins or ends. */
export type SessionListener = (event: SessionEvent) => void;

/** What a person signs in with. */
export interface SignInRequest {
  username: string;
  password: string;
  code: string;
}

/** The session and what can be done with it (specification section 4). */
export interface Session {
  store: StoreApi<SessionState>;
  /** Whether the browser holds a token, whoever put it there. */
  hasToken(): boolean;
  /**
   * The token that calls carry: the one that the loaded member came with. One that another tab of
   * the browser has put in its place meanwhile is somebody else's, and never goes with their data.
   */
  token(): string | null;
  /** Whether the browser holds another token than the loaded member's, or none. */
  isOutdated(): boolean;
  /** Signs in and keeps the token. @throws CallError after the wire showed its message. */
  signIn(request: SignInRequest): Promise<void>;
  /**
   * Makes the three loads unless a name is loaded.
   * @throws Error once the token was cleared and the message shown; the caller goes to sign-in.
   */
  load(): Promise<void>;
  /**
   * Makes the loads again, as after a change of one's own profile or of the menu.
   * @throws CallError and keeps what is loaded.
   */
  reload(): Promise<void>;
  /** Tells the service, clears the token and resets the state, whatever the service says. */
  signOut(): Promise<void>;
  /** Clears token and state without telling the service. */
  forget(): void;
  /** Clears the state and leaves the browser's token to whom it belongs. */
  reset(): void;
  /** Has the listener told when the session of a loaded member ends, or one begins. */
  listen(listener: SessionListener): () => void;
  can(permission: string): boolean;
}

/** What a session needs of the application. */
export interface SessionOptions {
  wire: Wire;
  tokens: TokenStore;
  text(key: string): string;
  showError(message: string): void;
}

const emptyState: SessionState = {
  member: null,
  roles: noRoles,
  menu: [],
  menuFaults: [],
  permissions: new Set(),
};

/** The session of this browser tab. */
export function createSession(options: SessionOptions): Session {
  const store = createStore<SessionState>(() => emptyState);
  const listeners = new Set<SessionListener>();
  let loading: Promise<void> | null = null;
  /** The token of the loaded member, or of the loads under way. */
  let own: string | null = null;

  const token = (): string | null => own ?? options.tokens.read();
  const tell = (event: SessionEvent): void => {
    for (const listener of listeners) listener(event);
  };

  function reset(): void {
    own = null;
    store.setState(emptyState);
  }

  function end(event: "ended" | "lost"): void {
    const wasSignedIn = store.getState().member !== null;
    // Another tab may have signed somebody in meanwhile: that token is theirs.
    if (own === null || own === options.tokens.read()) options.tokens.clear();
    reset();
    if (wasSignedIn) tell(event);
  }

  async function loadOrForget(): Promise<void> {
    own = options.tokens.read();
    try {
      store.setState(await loadState(options, token));
    } catch (cause) {
      const message = cause instanceof Error ? cause.message : "";
      end("lost");
      options.showError(message || options.text("session.hasError"));
      throw cause;
    }
  }

  function loadOnce(): Promise<void> {
    loading ??= loadOrForget().finally(() => {
      loading = null;
    });
    return loading;
  }

  async function reload(): Promise<void> {
    const before = own;
    const state = await loadState(options, token);
    if (own === before) store.setState(state);
  }

  return {
    store,
    hasToken: () => options.tokens.read() !== null,
    token,
    isOutdated: () => own !== null && own !== options.tokens.read(),
    async signIn({ username, password, code }) {
      const request = { username: username.trim(), password, code };
      const { data } = await options.wire.call("login.login", request);
      const given = pointTo(data, "/token");
      if (typeof given !== "string" || given === "") {
        const message = options.text("wire.malformed");
        options.showError(message);
        throw new Error(message);
      }
      reset();
      options.tokens.write(given);
      tell("begun");
    },
    load: () => (store.getState().member ? Promise.resolve() : loadOnce()),
    reload,
    async signOut() {
      const request = { token: token() ?? undefined };
      await options.wire.call("login.logout", request, { quiet: true }).catch(() => undefined);
      end("ended");
    },
    forget: () => end("lost"),
    reset,
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    can: (permission) => holds(store.getState(), permission),
  };
}

/** Whether whoever is signed in holds a permission; a super administrator holds all. */
export function holds({ roles, permissions }: SessionState, permission: string): boolean {
  return roles.isSuperAdministrators || permissions.has(permission);
}

/** The three loads in their order: user info, role group, menu tree. */
async function loadState(
  options: SessionOptions,
  token: () => string | null,
): Promise<SessionState> {
  const request = { token: token() ?? undefined };
  const member = readMember(await load(options, "member.userInfo", request));
  if (!member) throw new Error(options.text("session.verificationFailed"));
  const roles = readRoles(await load(options, "member.getRoleGroup", request));
  if (!roles) throw new Error(options.text("session.verificationFailed"));
  const menu = readMenu(await load(options, "menu.getTreeRoleList", { status: 1 }));
  const { nodes, faults } = menu;
  return { member, roles, menu: nodes, menuFaults: faults, permissions: permissionsOf(nodes) };
}

async function load(
  { wire }: SessionOptions,
  operationId: string,
  args: Record<string, unknown>,
): Promise<unknown> {
  return (await wire.call(operationId, args, { quiet: true, loading: "no" })).data;
}
