import { hash, randomBytes, randomInt } from "node:crypto";

/** Creates a secret of 256 random bits that is safe in headers, cookies and addresses. */
export function createToken(): string {
  return randomBytes(32).toString("base64url");
}

/** Creates a code of random digits, which a person copies from a message. */
export function createDigits(length: number): string {
  return Array.from({ length }, () => randomInt(10)).join("");
}

/** The SHA-256 of a secret, which is stored instead of the secret. */
export function hashToken(token: string): string {
  return hash("sha256", token, "base64url");
}
