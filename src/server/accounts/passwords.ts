import { hash, verify } from "@node-rs/argon2";
import { once } from "../../catalogue/once.ts";
import { createLimiter } from "../threads/limiter.ts";

/** Hashes and checks members' passwords with Argon2id. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /**
   * Checks a password. `null` means that the member does not exist, and an empty hash that the
   * member has no password; both take as long as a check and are never right.
   */
  verify(passwordHash: string | null, password: string): Promise<boolean>;
}

/** The computing cost of one hash; tests may lower it. */
export interface PasswordCost {
  memoryKiB: number;
  passes: number;
}

/** The cost that OWASP recommends for Argon2id: 19 MiB, two passes, one lane. */
const recommendedCost: PasswordCost = { memoryKiB: 19_456, passes: 2 };

/** Maximum hashes computed at a time, since each takes memory and a thread. */
const concurrentHashes = 2;

/** Creates the functions that hash and check passwords, at the recommended cost by default. */
export function createPasswords(cost: PasswordCost = recommendedCost): Passwords {
  const limit = createLimiter(concurrentHashes);
  const options = { memoryCost: cost.memoryKiB, timeCost: cost.passes, parallelism: 1 };
  const hashPassword = (password: string) => limit(() => hash(password.normalize("NFKC"), options));
  const nobodys = once(() => hashPassword("nobody's password"));
  return {
    hash: hashPassword,
    async verify(passwordHash, password) {
      const known = passwordHash || (await nobodys());
      const matches = await limit(() => verify(known, password.normalize("NFKC")));
      return matches && known === passwordHash;
    },
  };
}
