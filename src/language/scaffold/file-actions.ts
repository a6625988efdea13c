import type { Operation } from "../../catalogue/operation.ts";
import { placesIn } from "../../catalogue/resources/paths.ts";
import { labelOf } from "./action-label.ts";
import { type Arguments, type CallText, callText, type SourceObject } from "./calls.ts";
import { type Ground, listArguments, rowArguments } from "./ground.ts";

/** What the button is called that saves a file. */
const label = "action.download";

/** What saves the files of all records of a list. */
export function listFiles(ground: Ground): SourceObject[] {
  return ground.resource.files.ofList.flatMap((operation) =>
    fileAction(operation, listArguments(ground, operation)),
  );
}

/** What saves the files of one record. */
export function rowFiles(ground: Ground): SourceObject[] {
  return ground.resource.files.ofRow.flatMap((operation) =>
    fileAction(operation, rowArguments(ground, operation, "key")),
  );
}

/** Asks for what a file is to be made of, where its service cannot make it without. */
export function fileForm(submit: CallText): SourceObject {
  return { kind: "form", submit, submitLabel: label };
}

function fileAction(operation: Operation, bound: Arguments | null): SourceObject[] {
  if (!bound || placesIn(operation.path).some((name) => !(name in bound))) return [];
  const call = callText(operation, bound);
  const isAsking = operation.parameters.some(({ required, name }) => required && !(name in bound));
  const said = labelOf(operation);
  // A table has a button of its own that exports the rows it shows.
  const named = { label: /^export$/i.test(said) ? label : said, icon: "download" };
  return [isAsking ? { ...named, open: fileForm(call) } : { ...named, call }];
}
