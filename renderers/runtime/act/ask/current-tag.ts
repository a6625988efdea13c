import type { QueryClient } from "@tanstack/react-query";
import { operationOf } from "../../../../src/catalogue/operation-of.ts";
import { isRecord } from "../../../../src/catalogue/schema/record.ts";
import { quietly } from "../../../../src/wire/wire.ts";
import type { PageHost } from "../../page/host.ts";
import { callBeside } from "../../read/call-beside.ts";
import type { Remade } from "../../read/use-read-record.ts";
import { readBefore } from "../steps/read-before.ts";
import { refuseChanged } from "../steps/unchanged-row.ts";
import type { IntendedCall } from "./consent.ts";

/**
 * The entity tag of the record that a write changes, read just before the write: its service
 * requires one, but rows of lists have none. An act below the path of a record, such as
 * `/orders/{id}/close`, changes that record. `undefined` where no read has the path.
 * @throws CallError where the record cannot be read, and 40900 where others have changed the record
 * that its person has `seen`: with the tag of theirs the service would take the write all the same.
 */
export async function currentTag(
  host: Pick<PageHost, "wire" | "catalogue" | "text" | "can">,
  queries: QueryClient,
  { operation, args }: IntendedCall,
  seen: unknown,
  remade?: Remade,
): Promise<string | undefined> {
  const { wire, catalogue } = host;
  const write = operationOf(catalogue, { operation });
  const path = write.path.slice(0, write.path.lastIndexOf("}") + 1);
  const beside =
    callBeside(catalogue, write, args) ?? callBeside(catalogue, { ...write, path }, args);
  if (!beside) return undefined;
  const { etag } = await readBefore(operation, host, () =>
    wire.call(beside.read.id, beside.args, quietly),
  );
  // Compared only once the tag is known: the service refuses the tag after any later change.
  if (isRecord(seen)) await refuseChanged(host, queries, { operation, args }, seen, remade);
  return etag ?? undefined;
}
