import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { languages } from "../../i18n/language.ts";
import { translators } from "../../i18n/texts.ts";
import { codes, Refusal } from "../call/refusal.ts";
import type { Passwords } from "./passwords.ts";

const require = createRequire(import.meta.url);
/** Minimum distinct characters of a password: `aaaaaaaa` and `12121212` are patterns. */
const fewestCharacters = 4;
let commonPasswords: Promise<string> | undefined;

/**
 * The hash of a password that somebody chooses, of whom the names are known.
 * @throws Refusal 40000 at `/password` where it is among the first that anybody would try: a common
 * one, or the name of its owner or of the product.
 */
export async function hashNewPassword(
  passwords: Passwords,
  password: string,
  names: readonly string[],
): Promise<string> {
  if (isName(password, [...names, ...productNames()])) throw weak("refusal.namePassword");
  if (await isCommon(password)) throw weak("refusal.commonPassword");
  return await passwords.hash(password);
}

function weak(messageKey: string): Refusal {
  return new Refusal(codes.badInput, messageKey, { errors: [{ path: "/password", messageKey }] });
}

/** Whether the list of common passwords has it; the list is searched as text and never parsed. */
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
