import type { QueryClient } from "@tanstack/react-query";
import { answerCodes } from "../../../../src/catalogue/answer-codes.ts";
import { operationOf } from "../../../../src/catalogue/operation-of.ts";
import { placesIn } from "../../../../src/catalogue/resources/paths.ts";
import type { JsonObject } from "../../../../src/catalogue/schema/record.ts";
import { equal } from "../../../../src/catalogue/validators/validator-runtime.ts";
import { CallError } from "../../../../src/wire/wire.ts";
import type { PageHost } from "../../page/host.ts";
import { isAlike, type Remade, readRecordAmong } from "../../read/use-read-record.ts";
import type { IntendedCall } from "../ask/consent.ts";

/**
 * Reads a row again before its values replace its record at a service without versions, which would
 * take back what others have changed since the row was read.
 * @throws CallError 40900 where they have changed a value that the call sends back; also where the
 * row cannot be read.
 */
export async function refuseOldRow(
  host: Pick<PageHost, "wire" | "catalogue" | "text">,
  queries: QueryClient,
  { operation, args }: IntendedCall,
  row: JsonObject,
  remade?: Remade,
): Promise<void> {
  const { tag, path } = operationOf(host.catalogue, { operation });
  const isSame = (other: JsonObject) => (name: string) =>
    equal(other[name] ?? null, row[name] ?? null);
  const places = placesIn(path).map((name) => args[name]);
  const keys = Object.keys(row).filter((name) => places.includes(row[name]));
  const sentBack = Object.keys(args).filter((name) => isSame(args)(name) && !keys.includes(name));
  if (keys.length === 0 || sentBack.length === 0) return;
  const isSought = (value: JsonObject) => keys.every(isSame(value)) && isAlike(value, row);
  const found = await readRecordAmong(queries, host)([tag], isSought, row, remade);
  if (found === null || (found.record && sentBack.every(isSame(found.record)))) return;
  const code = answerCodes.changedMeanwhile;
  throw new CallError("application", operation, host.text("block.changedMeanwhile"), { code });
}
