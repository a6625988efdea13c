import type { OperationId } from "../../src/catalogue/types.gen.ts";
import { admin, versionedWrites } from "../server/call/versioned-writes.ts";
import type { Organisation } from "../support/organisation.ts";
import type { Attack } from "./attack.ts";

const clients = 20;

/** Twenty clients concurrently write a record that all of them have read in the same version. */
export function staleWrites(service: () => Organisation): Attack {
  return {
    promise: "Of twenty writes upon one version, one is made and the others are told",
    tries: { short: 22, long: 1_000 },
    async run(tries) {
      const writes = Object.entries(versionedWrites);
      const broken: string[] = [];
      for (let tried = 0; tried < tries; tried += 1) {
        const [id, see] = writes[tried % writes.length] ?? [];
        if (id === undefined || see === undefined) continue;
        const { request, version, versionNow } = await see(service());
        const options = {
          token: await admin(service()),
          headers: { "If-Match": `"${version}"` },
        };
        const send = () => service().call(id as OperationId, request as never, options);
        const codes = (await Promise.all(Array.from({ length: clients }, send))).map(
          ({ code }) => code,
        );
        const made = codes.filter((code) => code === 0 || code === 20_000).length;
        // Where the first client has deleted the record, the others learn that it no longer exists.
        const told = codes.filter((code) => code === 40_900 || code === 40_400).length;
        if (made !== 1 || told !== clients - 1) broken.push(`${id}: ${codes.join(", ")}`);
        if ((await versionNow()) === version) broken.push(`${id}: nothing was written`);
      }
      return { tried: tries, broken };
    },
  };
}
