import type { ExpressionBuilder, Kysely } from "kysely";
import { badInput, codes, Refusal } from "../call/refusal.ts";
import type { Database } from "../storage/tables.ts";
import { createDigits, hashToken } from "./tokens.ts";

/** Minutes after which a registration code expires. */
export const codeLifeMinutes = 10;
const codeLength = 6;
/** Seconds after which a mobile number may request another code. */
const resendSeconds = 60;
/** Wrong attempts after which a registration code becomes invalid. */
const mostFailures = 5;

/**
 * Creates a code for the mobile number, which replaces an earlier one.
 * @throws Refusal 42900 if the last code is younger than a minute.
 */
export async function createRegistrationCode(
  db: Kysely<Database>,
  mobile: string,
  now: Date,
): Promise<string> {
  const code = createDigits(codeLength);
  const row = {
    codeHash: hashOf(mobile, code),
    failures: 0,
    createTime: now,
    expireTime: new Date(now.getTime() + codeLifeMinutes * 60_000),
  };
  const youngest = new Date(now.getTime() - resendSeconds * 1000);
  const made = await db
    .insertInto("registrationCode")
    .values({ mobile, ...row })
    .onConflict((conflict) =>
      conflict
        .column("mobile")
        .doUpdateSet(row)
        // A code from the future was made by a clock that has been set back since.
        .where((is) =>
          is.or([
            is("registrationCode.createTime", "<=", youngest),
            is("registrationCode.createTime", ">", row.expireTime),
          ]),
        ),
    )
    .returning("mobile")
    .executeTakeFirst();
  if (!made) {
    throw new Refusal(codes.tooManyAttempts, "error.tooManyAttempts", {
      values: { seconds: resendSeconds },
    });
  }
  return code;
}

/** Whether a mobile number's code would be accepted now. It is neither used up nor counted. */
export async function isRegistrationCode(
  db: Kysely<Database>,
  mobile: string,
  code: string,
  now: Date,
): Promise<boolean> {
  const found = await db
    .selectFrom("registrationCode")
    .select("mobile")
    .where(accepted(mobile, code, now))
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Checks a mobile number's code and uses it up.
 * @throws Refusal 40000 at `/code` if the code is wrong, used or expired; the attempt is counted.
 */
export async function takeRegistrationCode(
  db: Kysely<Database>,
  mobile: string,
  code: string,
  now: Date,
): Promise<void> {
  const used = await db
    .deleteFrom("registrationCode")
    .where(accepted(mobile, code, now))
    .returning("mobile")
    .executeTakeFirst();
  if (used) return;
  await db
    .updateTable("registrationCode")
    .set((row) => ({ failures: row("failures", "+", 1) }))
    .where("mobile", "=", mobile)
    .execute();
  throw badInput([{ path: "/code", messageKey: "registration.wrongCode" }], {
    keepsChanges: true,
  });
}

/** A code is accepted if it is the number's, in time, and has not been guessed at too often. */
const accepted =
  (mobile: string, code: string, now: Date) =>
  (is: ExpressionBuilder<Database, "registrationCode">) =>
    is.and([
      is("mobile", "=", mobile),
      is("codeHash", "=", hashOf(mobile, code)),
      is("expireTime", ">", now),
      is("failures", "<", mostFailures),
    ]);

function hashOf(mobile: string, code: string): string {
  return hashToken(`${mobile} ${code.normalize("NFKC").trim()}`);
}
