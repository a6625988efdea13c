import type { Answers, Requests } from "../../catalogue/types.gen.ts";
import { findKnownBrowser, rememberBrowser } from "../accounts/known-browsers.ts";
import { countAttempt, countTry, forgetAttempts, forgetTries } from "../accounts/login-attempts.ts";
import { refuseGuessable } from "../accounts/new-passwords.ts";
import { isRegistrationCode, takeRegistrationCode } from "../accounts/registration-codes.ts";
import { beginSession, endSessions, renewAuthentication } from "../accounts/sessions.ts";
import { createToken, hashToken } from "../accounts/tokens.ts";
import {
  afterPreparing,
  type HandlerContext,
  type Handlers,
  prepareAgain,
} from "../call/handler.ts";
import { badInput, codes, Refusal } from "../call/refusal.ts";
import { hasUsername } from "./list-queries.ts";
import { requiredText, uniqueOr } from "./refusals.ts";

const captchaCookie = "captcha";
const captchaLifeSeconds = 120;
/** Wrong passwords allowed in one session before further attempts are delayed. */
const freeConfirmations = 5;
/** Maximum captchas waiting for an answer; the oldest are dropped. */
const mostCaptchas = 10_000;

/**
 * The handlers of signing in and out, and of registering (specification section 7, session and
 * member).
 */
export const loginHandlers = {
  "login.code": async ({ length = 4, width = 130, height = 52 }, context) => {
    const { services, db } = context;
    const { answer, image } = await services.captcha.draw(length, width, height);
    const now = services.now();
    const key = createToken();
    const expireTime = new Date(now.getTime() + captchaLifeSeconds * 1000);
    await db
      .insertInto("captcha")
      .values({ keyHash: hashToken(key), answer, expireTime })
      .execute();
    await db
      .deleteFrom("captcha")
      .where((is) =>
        is.or([
          is("expireTime", "<=", now),
          is(
            "keyHash",
            "in",
            is
              .selectFrom("captcha")
              .select("keyHash")
              .orderBy("expireTime", "desc")
              .offset(mostCaptchas),
          ),
        ]),
      )
      .execute();
    context.setCookie(captchaCookie, key, { maxAgeSeconds: captchaLifeSeconds, httpOnly: true });
    return image;
  },

  "login.login": signIn,

  "login.confirm": async ({ password }, context) => {
    const { db, services } = context;
    const { id, sessionId } = context.signedIn();
    const now = services.now();
    // Attempts are counted for this session alone, so that a stolen session does not block its
    // member.
    const key = `session:${sessionId}`;
    await countTry(db, key, freeConfirmations, now);
    const member = await db
      .selectFrom("member")
      .select("passwordHash")
      .where("id", "=", id)
      .executeTakeFirst();
    if (!(await services.passwords.verify(member?.passwordHash ?? null, password))) {
      throw new Refusal(codes.wrongAccount, "signInAgain.wrong");
    }
    await forgetTries(db, key);
    await renewAuthentication(db, id, { id: sessionId }, now);
  },

  /** The handler does nothing: a call with an old sign-in is refused before it runs. */
  "login.recent": async () => {},

  "login.logout": async (_request, context) => {
    const { id, sessionId } = context.signedIn();
    await endSessions(context.db, id, "loggedOut", { only: sessionId });
    context.clearCache();
  },

  "login.register": afterPreparing({
    async prepare(request, context) {
      const { password, username, fullname } = request;
      await refuseGuessable(password, [username, fullname]);
      // Anybody may call this, and each hash keeps those who sign in waiting.
      const isRight = await mayRegister(request, context);
      return isRight ? await context.services.passwords.hash(password) : null;
    },
    run: register,
  }),
} satisfies Partial<Handlers>;

async function signIn(
  { username, password, code }: Requests["login.login"],
  context: HandlerContext,
): Promise<Answers["login.login"]> {
  const { db, services, caller } = context;
  context.recognise({ id: null, username });
  const now = services.now();
  if (services.captchaRequired) await takeCaptcha(context, code ?? "");
  const member = await db
    .selectFrom("member")
    .select(["id", "username", "status", "passwordHash"])
    .where(hasUsername(username))
    .executeTakeFirst();
  const knownBrowser = member ? await findKnownBrowser(context, member.id) : null;
  const attempt = { username, ip: caller.ip, knownBrowser };
  await countAttempt(db, attempt, now);
  const isRight = await services.passwords.verify(member?.passwordHash ?? null, password);
  if (!member || !isRight) throw new Refusal(codes.wrongAccount, "signIn.wrongAccount");
  context.recognise({ id: member.id, username: member.username });
  await forgetAttempts(db, attempt);
  return await db.transaction().execute(async (transaction) => {
    const current = await holdVerified(transaction, member);
    const token = await beginSession(transaction, current, caller, now);
    await rememberBrowser({ ...context, db: transaction }, current.id);
    return { token };
  });
}

/**
 * Locks a member whose password was verified, since another password ends all sessions that it
 * finds, and must find this one or be found by it.
 * @throws Refusal 60204 if the member has another password by now.
 */
async function holdVerified(
  db: HandlerContext["db"],
  { id, passwordHash }: { id: number; passwordHash: string },
) {
  const current = await db
    .selectFrom("member")
    .select(["id", "status"])
    .where("id", "=", id)
    .where("passwordHash", "=", passwordHash)
    .forUpdate()
    .executeTakeFirst();
  if (!current) throw new Refusal(codes.wrongAccount, "signIn.wrongAccount");
  return current;
}

type Registration = Requests["login.register"];

/** Whether the code is right and the username free, so that the password is worth hashing. */
async function mayRegister(
  { mobile, code, username }: Registration,
  { db, services }: HandlerContext,
): Promise<boolean> {
  if (!(await isRegistrationCode(db, mobile, code, services.now()))) return false;
  const other = await db
    .selectFrom("member")
    .select("id")
    .where(hasUsername(username))
    .executeTakeFirst();
  return other === undefined;
}

async function register(
  request: Registration,
  context: HandlerContext,
  passwordHash: string | null,
): Promise<Answers["login.register"] | typeof prepareAgain> {
  const { db, services } = context;
  const taken = () => badInput([{ path: "/username", messageKey: "registration.usernameTaken" }]);
  if (passwordHash === null && (await mayRegister(request, context))) return prepareAgain;
  await takeRegistrationCode(db, request.mobile, request.code, services.now());
  if (passwordHash === null) throw taken();
  const member = await uniqueOr(taken, () =>
    db
      .insertInto("member")
      .values({
        username: request.username,
        fullname: requiredText(request.fullname, "/fullname"),
        mobile: request.mobile,
        passwordHash,
        status: services.registrationApproval ? 2 : 1,
        lastLoginIp: null,
      })
      .returning(["id", "status"])
      .executeTakeFirstOrThrow(),
  );
  await db.insertInto("memberRole").values({ memberId: member.id, role: "customer" }).execute();
  return member;
}

/**
 * Takes the captcha that the caller's cookie names; the first attempt, right or wrong, uses it up.
 * @throws Refusal 40101.
 */
async function takeCaptcha(context: HandlerContext, code: string): Promise<void> {
  const key = context.caller.cookies[captchaCookie] ?? "";
  const captcha = await context.db
    .deleteFrom("captcha")
    .where("keyHash", "=", hashToken(key))
    .returning(["answer", "expireTime"])
    .executeTakeFirst();
  const isFresh = captcha !== undefined && context.services.now() < captcha.expireTime;
  if (!isFresh || captcha.answer.toLowerCase() !== code.normalize("NFKC").trim().toLowerCase()) {
    throw new Refusal(codes.captcha, "signIn.captcha");
  }
}
