import type { ColumnType, Generated } from "kysely";
import type { Requests } from "../../../catalogue/types.gen.ts";
import type { MadeMoment, Moment, OptionalMoment } from "./moments.ts";

/** A person who may sign in (specification section 3, Member). */
interface MemberTable {
  id: Generated<number>;
  /** The username; unique ignoring case. */
  username: string;
  fullname: string;
  mobile: Generated<string>;
  thumb: Generated<string>;
  ext: Generated<string>;
  remarks: Generated<string>;
  /** The status: 0 disabled, 1 active, 2 waiting for an administrator's approval. */
  status: ColumnType<0 | 1 | 2, 0 | 1 | 2 | undefined, 0 | 1 | 2>;
  passwordHash: string;
  /** Whether the operator has given the password, with which the member can only set another. */
  passwordIsTemporary: Generated<boolean>;
  openId: Generated<string>;
  createTime: MadeMoment;
  updateTime: MadeMoment;
  lastLoginTime: OptionalMoment;
  lastLoginIp: string | null;
}

/** The roles granted to a member; deleted with the member. */
interface MemberRoleTable {
  memberId: number;
  role: Requests["memberRole.add"]["role"];
}

/** A member's identity at a provider of OpenID Connect; deleted with the member. */
interface MemberIdentityTable {
  id: Generated<number>;
  issuer: string;
  subject: string;
  memberId: number;
  /** The person's name at the provider. */
  name: string;
  /** Whether the member has linked it since another password was set, without which it admits nobody. */
  isConfirmed: Generated<boolean>;
  createTime: MadeMoment;
}

/** An identity shown by the provider in a session, until it is linked; deleted with the session. */
interface ShownIdentityTable {
  sessionId: number;
  issuer: string;
  subject: string;
  name: string;
  expireTime: Moment;
}

/** The reason why a session ended early. */
export type SessionEnd = "loggedOut" | "passwordChanged" | "memberDisabled" | "endedByOwner";

/** A session, of whose token only the SHA-256 is stored; deleted with the member. */
interface SessionTable {
  id: Generated<number>;
  tokenHash: string;
  memberId: number;
  createTime: Moment;
  lastUsedTime: Moment;
  /** When the member last proved their identity. */
  authenticatedTime: Moment;
  expireTime: Moment;
  endedReason: SessionEnd | null;
  ip: Generated<string>;
  userAgent: Generated<string>;
}

/** A session's encrypted tokens from the sign-in provider; deleted when the session ends. */
interface SessionTokenTable {
  sessionId: number;
  sealed: string;
  /** Until when one process renews the tokens alone; `null` if none does. */
  renewingUntil: Moment | null;
}

/** A browser in which a member has signed in, with its token's SHA-256; deleted with the member. */
interface KnownBrowserTable {
  tokenHash: string;
  memberId: number;
  lastUsedTime: Moment;
}

/** A captcha, found by the SHA-256 of its cookie; deleted at its first use. */
interface CaptchaTable {
  keyHash: string;
  answer: string;
  expireTime: Moment;
}

/**
 * The failed attempts of `account:<name>`, `ip:<address>` or `browser:<hash of its token>`, and the
 * wait before the next attempt.
 */
interface LoginAttemptTable {
  key: string;
  failures: number;
  lastTime: Moment;
  blockedUntil: Moment;
}

/** The code sent to a mobile number for registration; deleted when it is used. */
interface RegistrationCodeTable {
  mobile: string;
  codeHash: string;
  failures: Generated<number>;
  createTime: Moment;
  expireTime: Moment;
}

/** The tables of members and their sign-ins. */
export interface AccountTables {
  member: MemberTable;
  memberRole: MemberRoleTable;
  memberIdentity: MemberIdentityTable;
  shownIdentity: ShownIdentityTable;
  session: SessionTable;
  sessionToken: SessionTokenTable;
  knownBrowser: KnownBrowserTable;
  captcha: CaptchaTable;
  loginAttempt: LoginAttemptTable;
  registrationCode: RegistrationCodeTable;
}
