import type { FastifyInstance, FastifyRequest, RouteOptions } from "fastify";
import type { Kysely } from "kysely";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { Operation } from "../../catalogue/operation.ts";
import { type JsonSchema, typesOf } from "../../catalogue/schema/json-schema.ts";
import type { OperationId } from "../../catalogue/types.gen.ts";
import { findSession } from "../accounts/sessions.ts";
import { factsOf } from "../monitoring/request-facts.ts";
import { readAgain } from "../storage/read-again.ts";
import type { Database } from "../storage/tables.ts";
import { answerCall } from "./call.ts";
import { createCallers } from "./callers.ts";
import type { Caller } from "./guard.ts";
import type { Handler, Handlers } from "./handler.ts";
import { Refusal } from "./refusal.ts";
import { createRequestChecks, type RequestCheck } from "./request-validation.ts";
import type { Services } from "./services.ts";

/** The settings and parts that the routes of one service need. */
export interface OperationRoutes {
  catalogue: Catalogue;
  handlers: Handlers;
  db: Kysely<Database>;
  services: Services;
  /** Maximum requests per minute from one address; 0 for no limit. */
  rateLimit: number;
}

/**
 * Cost of drawing a captcha as a multiple of other calls; its rate limit is lower by this factor.
 */
const captchaCost = 10;
/**
 * The leading bits of an IPv6 address that captchas are counted by: those that one customer of a
 * provider usually has. With each of its networks counted alone, one customer could ask for so many
 * that those of everybody else are dropped before they are answered.
 */
const captchaSubnet = 48;

/**
 * Verifies that every operation of the product's own services has a handler and every handler an
 * operation.
 * @param isOurs Whether a service with the given name is one of the product's own.
 * @throws Error that lists the operations and handlers for which that is not so.
 */
export function checkHandlers(
  catalogue: Catalogue,
  handlers: Handlers,
  isOurs: (service: string) => boolean,
): void {
  const unanswered = [...catalogue.operations.values()]
    .filter(({ id, service }) => isOurs(service.name) && !Object.hasOwn(handlers, id))
    .map(({ id }) => id);
  const unknown = Object.keys(handlers).filter((id) => !catalogue.operations.has(id));
  if (unanswered.length > 0) throw new Error(`No handler answers ${unanswered.join(", ")}.`);
  if (unknown.length > 0) throw new Error(`The catalogue has no ${unknown.join(", ")}.`);
}

/**
 * Registers one route for the exact method and path of each operation of a service. Each route
 * checks the token, the permission and the request before it runs the handler.
 */
export function registerOperations(
  app: FastifyInstance,
  serviceName: string,
  base: string,
  routes: OperationRoutes,
): void {
  const checks = createRequestChecks(routes.catalogue);
  for (const operation of routes.catalogue.operations.values()) {
    const { id } = operation;
    if (operation.service.name !== serviceName || !isHandled(routes.handlers, id)) continue;
    app.route(routeOf(id, operation, checks(id, operation), base, routes));
  }
}

function routeOf<Id extends OperationId>(
  id: Id,
  operation: Operation,
  check: RequestCheck<Id>,
  base: string,
  { handlers, rateLimit, ...rest }: OperationRoutes,
): RouteOptions {
  const handler: Handler<Id> = handlers[id];
  const callers = createCallers(async (request) => {
    const caller = await identify(rest, operation, request);
    if (caller.member === null && !operation.isPublic) throw caller.refusal;
    return caller;
  });
  return {
    method: operation.method,
    bodyLimit: bodyLimitOf(rest.catalogue, operation),
    ...(operation.isSession && { compress: false as const }),
    ...(id === "login.code" && {
      config: {
        rateLimit: { max: Math.ceil(rateLimit / captchaCost), ipv6Subnet: captchaSubnet },
      },
    }),
    url: base + operation.path.replace(/\{(\w+)\}/g, ":$1"),
    onRequest: async (request) => {
      const facts = factsOf(request);
      facts.operation = id;
      const { member } = await callers.identify(request);
      facts.memberId = member?.id ?? null;
    },
    handler: async (request, reply) => {
      await answerCall({ ...rest, operation, handler, check, request, reply, callers });
      return reply;
    },
  };
}

function isHandled(handlers: Handlers, id: string): id is OperationId {
  return Object.hasOwn(handlers, id);
}

async function identify(
  { db, services }: Pick<OperationRoutes, "db" | "services">,
  { effect, isQuiet }: Operation,
  request: FastifyRequest,
): Promise<Caller> {
  try {
    const isUse = effect === "write" || !isQuiet;
    const find = () => findSession(db, request, services.now(), { isUse });
    return { member: await readAgain(find) };
  } catch (error) {
    if (error instanceof Refusal) return { member: null, refusal: error };
    throw error;
  }
}

/** Minimum body limit of an operation in bytes, so that too long a text gets a specific refusal. */
const leastBytes = 256 * 1024;
/** Maximum body limit of an operation in bytes: two for each character of the longest text. */
const mostBytes = 20 * 1024 * 1024;

/** Maximum bytes of one character, and of a JSON value that is neither text nor list. */
const characterBytes = 4;
const plainBytes = 32;
/** Length in characters or items that is assumed if the catalogue sets no maximum. */
const openLength = 1_000;

/**
 * Maximum body size of an operation in bytes, which is the size of the largest valid body, so that
 * no larger one is read.
 */
function bodyLimitOf(catalogue: Catalogue, { parameters }: Operation): number {
  const inBody = parameters.filter((parameter) => ["body", "content"].includes(parameter.in));
  const bytes = sum(inBody.map(({ name, schema }) => name.length + largest(catalogue, schema, 0)));
  return Math.min(Math.max(bytes, leastBytes), mostBytes);
}

/** The maximum bytes of a valid value; alternative types are added up. */
function largest(catalogue: Catalogue, given: JsonSchema, depth: number): number {
  const schema = catalogue.resolve(given);
  const types = typesOf(schema);
  const within = (inner: JsonSchema) =>
    depth < 10 ? largest(catalogue, inner, depth + 1) : plainBytes;
  const text = types.includes("string") && !schema.enum ? (schema.maxLength ?? openLength) : 0;
  const list = types.includes("array")
    ? (schema.maxItems ?? openLength) * within(schema.items ?? {})
    : 0;
  const fields = Object.entries(schema.properties ?? {});
  const variants = [...(schema.oneOf ?? []), ...(schema.anyOf ?? []), ...(schema.allOf ?? [])];
  return (
    plainBytes +
    text * characterBytes +
    list +
    sum(fields.map(([name, inner]) => name.length + within(inner))) +
    sum(variants.map(within))
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
