import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { Operation } from "../../catalogue/operation.ts";
import { collectionOf, placesIn, shapeOf } from "../../catalogue/resources/paths.ts";
import { readBeside } from "../../catalogue/resources/read-at.ts";
import { resourceOf } from "../../catalogue/resources/resource.ts";
import type { JsonSchema } from "../../catalogue/schema/json-schema.ts";
import { type Arguments, writeCall } from "./calls.ts";
import { firstValues, loaded, standing } from "./first-values.ts";
import { type Ground, onPage, rowArguments } from "./ground.ts";
import { isAsking } from "./list-body.ts";
import { groundOf } from "./record-body.ts";
import { scaffoldPage } from "./scaffold-page.ts";
import { toldFields } from "./untold-fields.ts";

/** An operation on a record that a proposed page leaves out. */
export interface LeftOutEdit {
  operation: Operation;
  /**
   * Why it is left out: saving a form would erase something (`untold`), the rows do not hold what the
   * path of the operation takes (`unkeyed`), several rows may share what it takes (`several`), or it
   * would delete a record that exists without what lists it here (`shared`).
   */
  why: "untold" | "unkeyed" | "several" | "shared";
  /**
   * The fields of the request that the service does not tell as the request takes them, or the
   * placeholders of the path.
   */
  fields: readonly string[];
}

/**
 * The operations on records that a proposed page leaves out although the service has them: a form
 * would begin without some fields of the record, and the request needs or replaces them; or nobody
 * knows which field of a row its path takes.
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
    return leftOutForm(catalogue, operation, bound);
  }
  if (resource?.item === null) return unkeyedOf(catalogue, resource.list);
  const ground = resource
    ? onPage(catalogue, resource, null)
    : operation.file === null && groundOf(catalogue, operation, null);
  if (!ground) return [];
  const parts = [leftOutEdit, leftOutActions, leftOutDeletion, leftOutWrites];
  return parts.flatMap((part) => part(ground));
}

/** The deletion of records that are only listed here, as the roles of a user. */
function leftOutDeletion({ catalogue, resource }: Ground): LeftOutEdit[] {
  const { list, item, remove, onSeveral } = resource;
  if (!item || remove || list.list === null) return [];
  return [...catalogue.operations.values()]
    .filter((operation) => {
      const { service, method, path } = operation;
      const isThere = service === list.service && shapeOf(path) === item.shape;
      return isThere && method === "delete" && !onSeveral.includes(operation);
    })
    .map((operation) => ({ operation, why: "shared", fields: [] }));
}

/** The writes on a record by a field that other rows may share. */
function leftOutWrites({ resource: { onSeveral, children } }: Ground): LeftOutEdit[] {
  const below = children.map(({ path }) => shapeOf(collectionOf(path)));
  return onSeveral
    .filter(({ path }) => !below.includes(shapeOf(path)))
    .map((operation) => ({ operation, why: "several", fields: lastPlace(operation) }));
}

const lastPlace = ({ path }: Operation) => placesIn(path).slice(-1);

/** The writes at the path of one record of a list whose rows lack the path's key. */
function unkeyedOf({ operations }: Catalogue, list: Operation): LeftOutEdit[] {
  const shape = `${shapeOf(collectionOf(list.path))}/{}`;
  return [...operations.values()]
    .filter(({ service, effect, path }) => {
      return service === list.service && effect === "write" && shapeOf(path) === shape;
    })
    .map((operation) => ({ operation, why: "unkeyed", fields: lastPlace(operation) }));
}

/** The change of a record by its fields. */
function leftOutEdit(ground: Ground): LeftOutEdit[] {
  const { catalogue, resource } = ground;
  const { edit, record } = resource;
  const bound = edit && rowArguments(ground, edit.operation, "key");
  if (!edit?.holder || !bound || firstValues(ground, edit, bound) !== null) return [];
  const held = loaded(ground)?.held ?? record;
  const fields = untold(catalogue, edit.holder.record, held, bound);
  return [{ operation: edit.operation, why: "untold", fields }];
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
  return [{ operation, why: "untold", fields: untold(catalogue, request, answer, bound) }];
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
