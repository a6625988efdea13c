import type { Operation } from "../../catalogue/operation.ts";
import { placesIn } from "../../catalogue/resources/paths.ts";
import { labelOf } from "./action-label.ts";
import { type Arguments, type CallText, callText, type SourceObject } from "./calls.ts";
import { type Ground, listArguments, rowArguments } from "./ground.ts";

/** The locale key for the label of a download button. */
const label = "action.download";

/** The actions that download a file of all records of a list. */
export function listFiles(ground: Ground): SourceObject[] {
  return ground.resource.files.ofList.flatMap((operation) =>
    fileAction(operation, listArguments(ground, operation)),
  );
}

/** The actions that download a file of one record. */
export function rowFiles(ground: Ground): SourceObject[] {
  return ground.resource.files.ofRow.flatMap((operation) =>
    fileAction(operation, rowArguments(ground, operation, "key")),
  );
}

/** A form for the values that a service requires to make a file. */
export function fileForm(submit: CallText): SourceObject {
  return { kind: "form", submit, submitLabel: label };
}

function fileAction(operation: Operation, bound: Arguments | null): SourceObject[] {
  if (!bound || placesIn(operation.path).some((name) => !(name in bound))) return [];
  const call = callText(operation, bound);
  const isAsking = operation.parameters.some(({ required, name }) => required && !(name in bound));
  const said = labelOf(operation);
  // A table's own button is called "Export" already, so the download action needs another label.
  const named = { label: /^export$/i.test(said) ? label : said, icon: "download" };
  return [isAsking ? { ...named, open: fileForm(call) } : { ...named, call }];
}
