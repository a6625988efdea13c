import type { Catalogue } from "../../src/catalogue/catalogue.ts";
import type { Operation } from "../../src/catalogue/operation.ts";
import type { JsonSchema } from "../../src/catalogue/schema/json-schema.ts";
import { shippedCatalogue } from "../../src/catalogue/shipped.ts";
import type { OperationId } from "../../src/catalogue/types.gen.ts";
import {
  createCatalogueValidator,
  type ValidationFault,
} from "../../src/language/catalogue-validator.ts";
import { createSession } from "../../src/server/accounts/sessions.ts";
import type { Organisation } from "../support/organisation.ts";
import type { Random } from "../support/random.ts";
import type { Attack } from "./attack.ts";

/** Values that no field expects. */
const strange: readonly unknown[] = [
  ...[null, true, -1, 0, 1.5, 2 ** 53, -(2 ** 31) - 1, 1e300, "", " ", "0", "NaN", "\u0000"],
  ...[
    "\ud800",
    "𝒳".repeat(3_000),
    "'; drop table member; --",
    "../../etc/passwd",
    "%00",
    "__proto__",
  ],
  ...["<script>", "javascript:alert(1)", "2026-02-30", [], {}, [[]], [null], { id: 1 }],
  { constructor: { prototype: {} } },
  Array.from({ length: 600 }, (_, place) => place),
];

/**
 * Generates a value for a schema. Most of its parts are valid, so that it also reaches the code
 * after validation.
 */
function valueFor(catalogue: Catalogue, schema: JsonSchema, random: Random, depth = 0): unknown {
  if (depth > 5 || random.isOneIn(6)) return random.one(strange);
  const { enum: choices, type, items, properties, minimum = 0 } = catalogue.resolve(schema);
  if (choices) return random.one(choices);
  switch (Array.isArray(type) ? type[0] : type) {
    case "integer":
    case "number":
      return minimum + random.below(40);
    case "boolean":
      return random.isOneIn(2);
    case "array":
      return Array.from({ length: random.below(4) }, () =>
        valueFor(catalogue, items ?? {}, random, depth + 1),
      );
    case "object":
      return Object.fromEntries(
        Object.entries(properties ?? {}).map(([name, field]) => [
          name,
          valueFor(catalogue, field, random, depth + 1),
        ]),
      );
    default:
      return random.one(["a", "Anna", "13800138000", "system/member", "kinship", "2026-11-22"]);
  }
}

function requestFor(catalogue: Catalogue, { parameters }: Operation, random: Random) {
  const given = parameters.filter(({ required }) =>
    required ? !random.isOneIn(8) : random.isOneIn(2),
  );
  const request: Record<string, unknown> = {};
  for (const { name, schema } of given) request[name] = valueFor(catalogue, schema, random);
  if (random.isOneIn(10)) request.isSuper = true;
  return request;
}

/** A new session of a current super administrator; one always exists. */
async function superToken({ db }: Organisation): Promise<string> {
  const { id } = await db
    .selectFrom("member")
    .innerJoin("memberRole", "memberRole.memberId", "member.id")
    .where("role", "=", "superAdministrator")
    .where("status", "=", 1)
    .select("member.id")
    .executeTakeFirstOrThrow();
  return createSession(db, id, { ip: "127.0.0.1", userAgent: "hostile" }, new Date());
}

interface Answer {
  status: number;
  code: number;
  msg: string;
  data: unknown;
}

const isSuccess = ({ code }: Pick<Answer, "code">) => code === 0 || code === 20_000;

/** The faults of a response, whatever the request was; `null` where it has none. */
function faultOf(
  { status, code, msg, data }: Answer,
  faultsOf: (data: unknown) => readonly ValidationFault[],
): string | null {
  if (status >= 500) return `status ${status}`;
  if (!Number.isInteger(code) || typeof msg !== "string") return "no envelope";
  if (!isSuccess({ code })) return null;
  const [first] = faultsOf(data);
  return first ? `off the contract at ${first.pointer}: ${first.message}` : null;
}

/** Calls every operation with arguments generated from its schema, and with unspecified ones. */
export function generatedCalls(service: () => Organisation): Attack {
  return {
    promise: "No call fails in class 5xx, and every answer is as the catalogue says",
    tries: { short: 400, long: 100_000 },
    portion: 2_000,
    async run(tries, random) {
      const catalogue = shippedCatalogue();
      const validator = createCatalogueValidator(catalogue);
      const operations = [...catalogue.operations.values()];
      const broken: string[] = [];
      let token = "";
      let succeeded = 0;
      for (let tried = 0; tried < tries; tried += 1) {
        const operation = operations[tried % operations.length] ?? random.one(operations);
        const request = requestFor(catalogue, operation, random);
        // Earlier calls may have ended the session or revoked the member's roles.
        if (tried % 20 === 0) token = await superToken(service());
        const answer = await service().call(operation.id as OperationId, request as never, {
          token,
        });
        if (isSuccess(answer)) succeeded += 1;
        const fault = faultOf(answer, (data) => validator.answer(operation, data));
        if (fault)
          broken.push(`${operation.id} ${JSON.stringify(request).slice(0, 300)}: ${fault}`);
      }
      // A request refused for lack of a session does not test the code after that check.
      if (succeeded < tries / 10) broken.push(`only ${succeeded} calls got through`);
      return { tried: tries, broken };
    },
  };
}
