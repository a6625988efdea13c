import type { Catalogue } from "../../../src/catalogue/catalogue.ts";
import { keysAt } from "../../../src/catalogue/headers/version-header.ts";
import type { Operation } from "../../../src/catalogue/operation.ts";
import { operationOf } from "../../../src/catalogue/operation-of.ts";
import { isRecord, textFrom } from "../../../src/catalogue/schema/record.ts";
import { doneSentence } from "../../../src/wire/done-sentence.ts";
import type { PageHost } from "../page/host.ts";
import { shownText } from "../show/shown-text.ts";
import type { DoneAct, DoneWrite } from "./undo-calls.ts";

/**
 * The sentence for a completed action: its verb with the record's name or the number of records, or
 * the catalogue's text, unless the page says it by its `own`, or the service has only begun it. Other
 * actions only report success; reads and background work report nothing.
 */
export function doneText(
  { catalogue, text }: Pick<PageHost, "catalogue" | "text">,
  done: readonly DoneWrite[],
  own: string | null = null,
  isBegun = false,
): string | null {
  const writes = done.filter((write) => isTold(operationOf(catalogue, write), write));
  const [first] = writes;
  // Nothing says when the service has done what it has only accepted.
  if (isBegun || writes.some(({ result }) => result.status === 202)) return text("wire.accepted");
  if (own !== null || !first) return own;
  if (!writes.every(({ operation }) => operation === first.operation)) {
    return text("wire.succeeded");
  }
  const { args, result, said, act } = first;
  if (said !== undefined) return said;
  const operation = operationOf(catalogue, first);
  const { inverse } = operation;
  // A button says more than that a record was changed, or that something succeeded.
  const isPlain = inverse?.done ? inverse.done === "changed" && act?.name : operation.done === null;
  if (act && isPlain) return actText(act, text);
  if (!inverse?.done) return doneSentence(operation, args, result.data, text);
  const counts = writes.map((write) => keysOf(operationOf(catalogue, write), write).length || 1);
  const count = counts.reduce((sum, one) => sum + one, 0);
  if (count > 1) return text(`undo.${inverse.done}Several`, { count });
  const name = nameOf(catalogue, first);
  if (name === null) return text("wire.succeeded");
  return text(`undo.${inverse.done}`, { name: shownText({ text }, name) });
}

function actText({ label, name }: DoneAct, text: PageHost["text"]): string {
  return name ? text("done.act", { action: label, name }) : text("done.acted", { action: label });
}

function isTold({ effect, isQuiet }: Operation, { result }: DoneWrite): boolean {
  return effect === "write" && !isQuiet && result.ended === undefined;
}

/** The keys of the records that a write changes, where it knows their versions. */
function keysOf({ version }: Operation, { args }: DoneWrite): string[] {
  return version && "row" in version ? keysAt(args, version.key) : [];
}

/** The record's name: the sent one, else the previous one. */
function nameOf(catalogue: Catalogue, write: DoneWrite): string | null {
  const operation = operationOf(catalogue, write);
  const undoing = operation.inverse && catalogue.operations.get(operation.inverse.operationId);
  const versions = [operation.version, undoing?.version];
  // A restore answers the record itself.
  const schema =
    versions.flatMap((one) => (one && "row" in one ? one.row : []))[0] ?? undoing?.answer;
  if (!schema) return null;
  const { "x-key": key = "id", "x-label": label } = catalogue.resolve(schema);
  if (label === undefined) return null;
  const wanted = keysOf(operation, write)[0] ?? String(write.args[key]);
  const rows = [write.row].flat().filter(isRecord);
  const row = rows.find((one) => String(one[key]) === wanted);
  return textFrom(write.args[label] ?? row?.[label]);
}
