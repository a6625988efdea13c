import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { Operation } from "../../catalogue/operation.ts";
import { readBeside } from "../../catalogue/resources/item-of.ts";
import { placesIn } from "../../catalogue/resources/paths.ts";
import { resourceOf } from "../../catalogue/resources/resource.ts";
import type { JsonSchema } from "../../catalogue/schema/json-schema.ts";
import { type Arguments, writeCall } from "./calls.ts";
import { firstValues, loaded, standing } from "./first-values.ts";
import { type Ground, onPage, rowArguments } from "./ground.ts";
import { isAsking } from "./list-body.ts";
import { groundOf } from "./record-body.ts";
import { scaffoldPage } from "./scaffold-page.ts";
import { toldFields } from "./untold-fields.ts";

/** A change of a record that no form is proposed for, since saving it would erase something. */
export interface LeftOutEdit {
  operation: Operation;
  /** The fields of the request that the service does not tell as the request takes them. */
  fields: readonly string[];
}

/**
 * The changes that a proposed page leaves out although the service has them: a form would begin
 * without some fields of the record, and the request needs or replaces them.
 */
export function leftOutOf(catalogue: Catalogue, operationId: string): readonly LeftOutEdit[] {
  const operation = catalogue.operations.get(operationId);
  if (!operation || operation.isSession) return [];
  // A relation may be offered in another way than by a form.
  const page = JSON.stringify(scaffoldPage(catalogue, operationId)?.body ?? null);
  return formsNotMade(catalogue, operation).filter(
    ({ operation: { id } }) => !page.includes(JSON.stringify(id)),
  );
}

function formsNotMade(catalogue: Catalogue, operation: Operation): LeftOutEdit[] {
  const resource = resourceOf(catalogue, operation);
  if (!resource && operation.effect === "write") {
    const call = writeCall(catalogue, operation);
    const bound = typeof call === "string" ? {} : call.with;
    const isAtPlace = placesIn(operation.path).length > 0;
    return isAtPlace ? leftOutForm(catalogue, operation, bound) : [];
  }
  const ground = resource
    ? onPage(catalogue, resource, null)
    : operation.file === null && groundOf(catalogue, operation, null);
  return ground ? [...leftOutEdit(ground), ...leftOutActions(ground)] : [];
}

/** The change of a record by its fields. */
function leftOutEdit(ground: Ground): LeftOutEdit[] {
  const { catalogue, resource } = ground;
  const { edit, record } = resource;
  const bound = edit && rowArguments(ground, edit.operation, "key");
  if (!edit?.holder || !bound || firstValues(ground, edit, bound) !== null) return [];
  const held = loaded(ground)?.held ?? record;
  const fields = untold(catalogue, edit.holder.record, held, bound);
  return [{ operation: edit.operation, fields }];
}

/** The other actions on a record that replace something below it. */
function leftOutActions(ground: Ground): LeftOutEdit[] {
  const { catalogue, resource } = ground;
  return resource.actions.flatMap((operation) => {
    const bound = rowArguments(ground, operation, "key");
    return bound && isAsking(operation, bound) ? leftOutForm(catalogue, operation, bound) : [];
  });
}

function leftOutForm(catalogue: Catalogue, operation: Operation, bound: Arguments): LeftOutEdit[] {
  if (standing(catalogue, operation, bound) !== false) return [];
  const answer = catalogue.resolve(readBeside(catalogue, operation)?.answer ?? {});
  const request = catalogue.resolve(operation.request);
  return [{ operation, fields: untold(catalogue, request, answer, bound) }];
}

/** The fields of a request that a record tells in another type, or else those that it lacks. */
function untold(
  catalogue: Catalogue,
  request: JsonSchema,
  record: JsonSchema,
  bound: Arguments,
): string[] {
  const { otherwise, missing } = toldFields(catalogue, request, record);
  const [told, lacking] = [otherwise, missing].map((names) =>
    names.filter((name) => !(name in bound)),
  );
  return told?.length ? told : (lacking ?? []);
}
