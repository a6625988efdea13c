import { createHash, randomBytes, randomInt } from "node:crypto";

/** A new secret of 256 random bits, safe in headers, cookies and addresses. */
export function createToken(): string {
  return randomBytes(32).toString("base64url");
}

/** Random digits, as a person reads them off a message. */
export function createDigits(length: number): string {
  return Array.from({ length }, () => randomInt(10)).join("");
}

/** What of a secret is stored: its SHA-256. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
