import type { OpenApiDocument } from "../../catalogue/openapi.ts";
import type { Operation } from "../../catalogue/operation.ts";
import { pointTo } from "../../catalogue/schema/pointer.ts";
import { own, ownList, ownText } from "../../catalogue/schema/record.ts";
import type { Action, Found } from "./misfit.ts";
import { placeOfOperation, schemasAt, targetOf } from "./places.ts";

interface Refusal {
  document: OpenApiDocument;
  operation: Operation;
  body: unknown;
  code: number;
}

/**
 * Matches messages about a missing argument, whose name stands before or after the words for that.
 */
const misses =
  /["'`]?\b([a-z_]\w*)["'`]?(?: parameter| field| argument)? (?:is|was|must be) (?:required|missing|not present|mandatory|given|provided)|(?:missing|required)[^"'`.:]{0,60}["'`:] ?["'`]?([a-z_]\w*)/i;

/** The argument that a refused call asks for although the document states it as optional. */
export function unstatedArgument({ document, operation, body, code }: Refusal): Found | null {
  const text = body === undefined ? "" : JSON.stringify(body).replaceAll('\\"', '"');
  const optional = operation.parameters.filter(({ required }) => !required);
  const [, before, after] = misses.exec(text) ?? [];
  const missed = before ?? after ?? "";
  const stated =
    optional.find(({ name }) => name === missed) ??
    optional.find(({ name }) => text.split(/[^\w.-]+/).includes(name));
  const isUnknown = /^[a-z_]\w{0,40}$/i.test(missed) && (code === 400 || code === 422);
  if (!stated && !isUnknown) return null;
  const name = stated?.name ?? missed;
  if (operation.parameters.some((one) => one.required && one.name === name)) return null;
  const observation = { operation: operation.id, code: "argument", values: { name } };
  const place = placeOfOperation(operation);
  const isInBody = stated ? stated.in === "body" : operation.body !== null;
  const actions = isInBody
    ? inBody(document, place, name, !stated)
    : inParameters(document, place, name);
  return { observations: [observation], actions };
}

function inParameters(document: OpenApiDocument, place: string, name: string): Action[] {
  const parameters = ownList(pointTo(document, place), "parameters");
  const places = parameters.map((parameter, index) => {
    const reference = ownText(parameter, "$ref");
    return reference?.startsWith("#") ? reference.slice(1) : `${place}/parameters/${index}`;
  });
  const stated = places.find((one) => own(pointTo(document, one), "name") === name);
  if (stated) return [{ target: targetOf(document, stated), update: { required: true } }];
  const parameter = { name, in: "query", required: true, schema: { type: "string" } };
  return [{ target: targetOf(document, place), update: { parameters: [parameter] } }];
}

function inBody(document: OpenApiDocument, place: string, name: string, isNew: boolean): Action[] {
  const schema = `${place}/requestBody/content/application~1json/schema`;
  const all = schemasAt(document, schema, "");
  const chosen = all.find((one) => own(own(pointTo(document, one), "properties"), name)) ?? all[0];
  if (chosen === undefined) return [];
  const field = isNew ? { properties: { [name]: { type: "string" } } } : {};
  return [{ target: targetOf(document, chosen), update: { ...field, required: [name] } }];
}
