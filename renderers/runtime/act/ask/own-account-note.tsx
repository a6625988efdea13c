import { keysAt } from "../../../../src/catalogue/headers/version-header.ts";
import { operationOf } from "../../../../src/catalogue/operation-of.ts";
import { useHost } from "../../page/contexts.ts";
import type { IntendedCall } from "./consent.ts";

/** Says where one of the calls changes the account of the person who makes it. */
export function OwnAccountNote({ calls }: { calls: readonly IntendedCall[] }) {
  const { catalogue, text, user } = useHost();
  const isOwn = ({ operation, args }: IntendedCall): boolean => {
    const { audit } = operationOf(catalogue, { operation });
    if (audit?.of !== "member" || audit.key === undefined || user === null) return false;
    return keysAt(args, audit.key).includes(String(user.id));
  };
  return calls.some(isOwn) && <p>{text("question.ownAccount")}</p>;
}
