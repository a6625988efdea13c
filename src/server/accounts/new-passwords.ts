import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { languages } from "../../i18n/language.ts";
import { translators } from "../../i18n/texts.ts";
import { codes, Refusal } from "../call/refusal.ts";
import type { Passwords } from "./passwords.ts";

const require = createRequire(import.meta.url);
/**
 * Minimum distinct characters of a password, which excludes patterns such as `aaaaaaaa` and
 * `12121212`.
 */
const fewestCharacters = 4;
let commonPasswords: Promise<string> | undefined;

/**
 * Hashes a password that a person with the given names has chosen.
 * @throws Refusal 40000 at `/password` if it is easy to guess: a common password, or the name of
 * the person or the product.
 */
export async function hashNewPassword(
  passwords: Passwords,
  password: string,
  names: readonly string[],
): Promise<string> {
  await refuseGuessable(password, names);
  return await passwords.hash(password);
}

/**
 * Refuses a password that is easy to guess, without hashing it.
 * @throws Refusal 40000 at `/password`.
 */
export async function refuseGuessable(password: string, names: readonly string[]): Promise<void> {
  const messageKey = await whyGuessable(password, names);
  if (messageKey === null) return;
  throw new Refusal(codes.badInput, messageKey, { errors: [{ path: "/password", messageKey }] });
}

/** The key of the message that says why a password is easy to guess; `null` where it is not. */
export async function whyGuessable(
  password: string,
  names: readonly string[],
): Promise<string | null> {
  if (isName(password, [...names, ...productNames()])) return "refusal.namePassword";
  return (await isCommon(password)) ? "refusal.commonPassword" : null;
}

/** Whether a password is in the list of common ones, which is searched as text and never parsed. */
async function isCommon(password: string): Promise<boolean> {
  const written = plain(password);
  if (new Set(written).size < fewestCharacters) return true;
  commonPasswords ??= readFile(
    require.resolve("@zxcvbn-ts/language-common/src/passwords.json"),
    "utf8",
  );
  return (await commonPasswords).includes(JSON.stringify(written));
}

/** Whether a password is only a name with digits and signs added, such as `Clarke-2024`. */
function isName(password: string, names: readonly string[]): boolean {
  const letters = lettersOf(password);
  return (
    letters !== "" &&
    names.some((name) => [name, ...name.split(/\P{L}+/u)].some((one) => lettersOf(one) === letters))
  );
}

function productNames(): string[] {
  return [
    "Screenwright",
    ...languages.map((language) => translators[language].say("shell.product")),
  ];
}

function lettersOf(text: string): string {
  return plain(text).replace(/\P{L}/gu, "");
}

function plain(text: string): string {
  return text.normalize("NFKC").toLowerCase();
}
