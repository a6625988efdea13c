import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";

/** Encrypts texts with a key that only the operator holds. */
export interface Sealing {
  /**
   * Encrypts a text for one purpose.
   * @param bound The purpose; the text can be decrypted for no other.
   */
  seal(text: string, bound: string): string;
  /** The decrypted text; `null` if no key decrypts it, or it was encrypted for another purpose. */
  open(sealed: string, bound: string): string | null;
  /** Whether the text was encrypted with the newest key. */
  isCurrent(sealed: string): boolean;
}

const algorithm = "aes-256-gcm";
const nonceBytes = 12;
const tagBytes = 16;

/** Encrypts with the first key and decrypts with any of them; `null` without keys. */
export function createSealing(keys: readonly Buffer[]): Sealing | null {
  const named = new Map(keys.map((key) => [nameOf(key), key]));
  const [newest] = named;
  if (!newest) return null;
  const [newestName, newestKey] = newest;
  return {
    seal(text, bound) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, newestKey, nonce).setAAD(Buffer.from(bound));
      const content = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      const sealed = Buffer.concat([nonce, cipher.getAuthTag(), content]);
      return `${newestName}.${sealed.toString("base64url")}`;
    },
    open(sealed, bound) {
      const [name = "", content = ""] = sealed.split(".");
      const key = named.get(name);
      return key ? opened(key, Buffer.from(content, "base64url"), bound) : null;
    },
    isCurrent: (sealed) => sealed.startsWith(`${newestName}.`),
  };
}

/** A name that identifies a key without revealing it. */
function nameOf(key: Buffer): string {
  return createHash("sha256").update("name of ").update(key).digest("base64url").slice(0, 8);
}

function opened(key: Buffer, sealed: Buffer, bound: string): string | null {
  try {
    const nonce = sealed.subarray(0, nonceBytes);
    const tag = sealed.subarray(nonceBytes, nonceBytes + tagBytes);
    const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagBytes });
    decipher.setAAD(Buffer.from(bound)).setAuthTag(tag);
    const content = decipher.update(sealed.subarray(nonceBytes + tagBytes));
    return Buffer.concat([content, decipher.final()]).toString("utf8");
  } catch {
    return null;
  }
}
