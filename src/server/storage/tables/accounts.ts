import type { ColumnType, Generated } from "kysely";
import type { Requests } from "../../../catalogue/types.gen.ts";
import type { MadeMoment, Moment, OptionalMoment } from "./moments.ts";

/** A person who may sign in (specification section 3, Member). */
interface MemberTable {
  id: Generated<number>;
  /** Unique whatever its case. */
  username: string;
  fullname: string;
  mobile: Generated<string>;
  thumb: Generated<string>;
  ext: Generated<string>;
  remarks: Generated<string>;
  /** 0 disabled, 1 active, 2 waiting for an administrator's approval. */
  status: ColumnType<0 | 1 | 2, 0 | 1 | 2 | undefined, 0 | 1 | 2>;
  passwordHash: string;
  openId: Generated<string>;
  createTime: MadeMoment;
  updateTime: MadeMoment;
  lastLoginTime: OptionalMoment;
  lastLoginIp: string | null;
}

/** The roles granted to a member; goes with the member. */
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
  /** What the provider calls the person. */
  name: string;
  createTime: MadeMoment;
}

/** Whom the provider has named in a session, until it is linked; goes with the session. */
interface ShownIdentityTable {
  sessionId: number;
  issuer: string;
  subject: string;
  name: string;
  expireTime: Moment;
}

/** Why a session ended before its time. */
export type SessionEnd = "loggedOut" | "passwordChanged" | "memberDisabled" | "endedByOwner";

/** A sign-in. Only the SHA-256 of the token is kept; goes with the member. */
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

/** A browser in which a member has signed in, by the SHA-256 of its token; goes with the member. */
interface KnownBrowserTable {
  tokenHash: string;
  memberId: number;
  lastUsedTime: Moment;
}

/** A drawn captcha, found by the SHA-256 of its cookie; deleted at its first use. */
interface CaptchaTable {
  keyHash: string;
  answer: string;
  expireTime: Moment;
}

/**
 * Failed attempts by `account:<name>`, `ip:<address>` or `browser:<hash of its token>`, and how long
 * the next one must wait.
 */
interface LoginAttemptTable {
  key: string;
  failures: number;
  lastTime: Moment;
  blockedUntil: Moment;
}

/** The code sent to a mobile for registration; goes with its use. */
interface RegistrationCodeTable {
  mobile: string;
  codeHash: string;
  failures: Generated<number>;
  createTime: Moment;
  expireTime: Moment;
}

/** The tables of members and of how they sign in. */
export interface AccountTables {
  member: MemberTable;
  memberRole: MemberRoleTable;
  memberIdentity: MemberIdentityTable;
  shownIdentity: ShownIdentityTable;
  session: SessionTable;
  knownBrowser: KnownBrowserTable;
  captcha: CaptchaTable;
  loginAttempt: LoginAttemptTable;
  registrationCode: RegistrationCodeTable;
}
