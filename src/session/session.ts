import { createStore, type StoreApi } from "zustand/vanilla";
import { pointTo } from "../catalogue/pointer.ts";
import type { Wire } from "../wire/wire.ts";
import { noRoles, type RoleFlags, readMember, readRoles, type SignedInMember } from "./member.ts";
import { type MenuNode, permissionsOf, readMenu } from "./menu-node.ts";
import type { TokenStore } from "./token.ts";

/** What the application knows of who is signed in (specification section 3). */
export interface SessionState {
  /** `null` until the three loads are done. */
  member: SignedInMember | null;
  roles: RoleFlags;
  menu: readonly MenuNode[];
  permissions: ReadonlySet<string>;
}

export interface SignInRequest {
  username: string;
  password: string;
  code: string;
}

/** The session and what can be done with it (specification section 4). */
export interface Session {
  store: StoreApi<SessionState>;
  hasToken(): boolean;
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
  can(permission: string): boolean;
}

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
  permissions: new Set(),
};

/** The session of this browser tab. */
export function createSession(options: SessionOptions): Session {
  const store = createStore<SessionState>(() => emptyState);
  let loading: Promise<void> | null = null;

  function forget(): void {
    options.tokens.clear();
    store.setState(emptyState);
  }

  async function loadOrForget(): Promise<void> {
    try {
      store.setState(await loadState(options));
    } catch (cause) {
      const message = cause instanceof Error ? cause.message : "";
      forget();
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
    const token = options.tokens.read();
    const state = await loadState(options);
    if (options.tokens.read() === token) store.setState(state);
  }

  return {
    store,
    hasToken: () => options.tokens.read() !== null,
    async signIn({ username, password, code }) {
      const request = { username: username.trim(), password, code };
      const { data } = await options.wire.call("login.login", request);
      const token = pointTo(data, "/token");
      if (typeof token !== "string" || token === "") {
        const message = options.text("wire.malformed");
        options.showError(message);
        throw new Error(message);
      }
      store.setState(emptyState);
      options.tokens.write(token);
    },
    load: () => (store.getState().member ? Promise.resolve() : loadOnce()),
    reload,
    async signOut() {
      const token = options.tokens.read() ?? undefined;
      await options.wire.call("login.logout", { token }, { quiet: true }).catch(() => undefined);
      forget();
    },
    forget,
    can: (permission) => holds(store.getState(), permission),
  };
}

/** Whether whoever is signed in holds a permission; a super administrator holds all. */
export function holds({ roles, permissions }: SessionState, permission: string): boolean {
  return roles.isSuperAdministrators || permissions.has(permission);
}

/** The three loads in their order: user info, role group, menu tree. */
async function loadState(options: SessionOptions): Promise<SessionState> {
  const member = await loadMember(options);
  const roles = readRoles(await load(options, "member.getRoleGroup", tokenOf(options)));
  if (!roles) throw new Error(options.text("session.verificationFailed"));
  const menu = readMenu(await load(options, "menu.getTreeRoleList", { status: 1 }));
  return { member, roles, menu, permissions: permissionsOf(menu) };
}

async function loadMember(options: SessionOptions): Promise<SignedInMember> {
  const member = readMember(await load(options, "member.userInfo", tokenOf(options)));
  if (!member) throw new Error(options.text("session.verificationFailed"));
  return member;
}

async function load(
  { wire }: SessionOptions,
  operationId: string,
  args: Record<string, unknown>,
): Promise<unknown> {
  return (await wire.call(operationId, args, { quiet: true, loading: "no" })).data;
}

function tokenOf({ tokens }: SessionOptions): { token: string | undefined } {
  return { token: tokens.read() ?? undefined };
}
