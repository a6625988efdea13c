import { hash, verify } from "@node-rs/argon2";
import { createLimiter } from "../beside/limiter.ts";

/** Hashes and checks members' passwords with Argon2id. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /**
   * `null` stands for a member that does not exist, and no hash for one without a password: it takes
   * as long and is never right.
   */
  verify(passwordHash: string | null, password: string): Promise<boolean>;
}

/** The work one hash costs; tests may lower it. */
export interface PasswordCost {
  memoryKiB: number;
  passes: number;
}

/** What OWASP recommends for Argon2id: 19 MiB, two passes, one lane. */
const recommendedCost: PasswordCost = { memoryKiB: 19_456, passes: 2 };

/** Each hash takes memory and a thread, so that few run at a time and the rest wait. */
const concurrentHashes = 2;

/** Passwords at a cost, which is the recommended one unless said otherwise. */
export function createPasswords(cost: PasswordCost = recommendedCost): Passwords {
  const limit = createLimiter(concurrentHashes);
  const options = { memoryCost: cost.memoryKiB, timeCost: cost.passes, parallelism: 1 };
  const hashPassword = (password: string) => limit(() => hash(password.normalize("NFKC"), options));
  let nobody: Promise<string> | undefined;
  return {
    hash: hashPassword,
    async verify(passwordHash, password) {
      nobody ??= hashPassword("nobody's password");
      const known = passwordHash || (await nobody);
      const matches = await limit(() => verify(known, password.normalize("NFKC")));
      return matches && known === passwordHash;
    },
  };
}
