import type { Catalogue } from "../../../catalogue/catalogue.ts";
import type { Operation } from "../../../catalogue/operation.ts";
import { type JsonSchema, listedValues, typesOf } from "../../../catalogue/schema/json-schema.ts";
import { compileToDraw } from "../../../language/compile/compile-page.ts";
import type { LanguageEnvironment } from "../../../language/environment.ts";
import { pageVersion } from "../../../language/migrations/page-migrations.ts";
import type { PageToDraw } from "../../../language/page.ts";
import { isError } from "../../../language/problem.ts";

/** A page that asks for an operation's arguments, with the catalogue to draw it with. */
export interface ExploredPage extends PageToDraw {
  catalogue: Catalogue;
}

/**
 * The page with a form for an operation's arguments. Forms only send writes, so the page's
 * catalogue declares a read as a write, which changes nothing else.
 */
export function exploredPage(environment: LanguageEnvironment, operation: Operation): ExploredPage {
  const catalogue = sendable(environment.catalogue, operation);
  const compile = (fields: readonly string[] | null): PageToDraw => {
    const form = { kind: "form", submit: operation.id, submitLabel: "studio.explorer.run" };
    const body = { ...form, after: "stay", ...(fields && { fields }) };
    const page = { version: pageVersion, title: operation.id, body };
    return compileToDraw("explorer", JSON.stringify(page), { ...environment, catalogue });
  };
  const all = compile(argumentsOf(catalogue, operation));
  return { ...(isSound(all) ? all : compile(null)), catalogue };
}

function sendable(catalogue: Catalogue, operation: Operation): Catalogue {
  const asked: Operation = { ...operation, request: withWholeNumbers(catalogue, operation) };
  const isRead = operation.effect === "read";
  const sent: Operation = isRead ? { ...asked, effect: "write", affects: [] } : asked;
  return { ...catalogue, operations: new Map(catalogue.operations).set(operation.id, sent) };
}

/**
 * The request schema with integers of the path and query as strings, because a number field would
 * round long keys and so request another record.
 */
function withWholeNumbers(catalogue: Catalogue, operation: Operation): JsonSchema {
  const request = catalogue.resolve(operation.request);
  const properties = { ...request.properties };
  for (const { name, in: place } of operation.parameters) {
    const schema = catalogue.resolve(properties[name] ?? {});
    const isOfAddress = place === "path" || place === "query";
    const isChosen = listedValues(schema) !== null || schema["x-dict"] !== undefined;
    if (!isOfAddress || isChosen || typesOf(schema)[0] !== "integer") continue;
    const { title, description } = schema;
    properties[name] = {
      type: "string",
      pattern: "^-?\\d+$",
      ...(title !== undefined && { title }),
      ...(description !== undefined && { description }),
    };
  }
  return { ...request, properties };
}

/**
 * All arguments of an operation, including those that forms usually take from the page. The token
 * is left out, since the wire adds it.
 */
function argumentsOf(catalogue: Catalogue, { request }: Operation): string[] | null {
  const { properties = {} } = catalogue.resolve(request);
  const names = Object.keys(properties).filter((name) => !properties[name]?.["x-session-token"]);
  return names.length > 0 ? names : null;
}

function isSound({ problems }: PageToDraw): boolean {
  return !problems.some(isError);
}
