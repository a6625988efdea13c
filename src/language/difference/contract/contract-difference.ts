import type { Catalogue } from "../../../catalogue/catalogue.ts";
import { statedSuccess } from "../../../catalogue/judged/stated-success.ts";
import type { Operation, Parameter } from "../../../catalogue/operation.ts";
import { typeName, typeOfSchema } from "../../type.ts";
import { compareSchemas, shortType, type ToldDifference } from "./schema-difference.ts";

/** An operation with the catalogue that resolves its references. */
export interface Contract {
  catalogue: Catalogue;
  operation: Operation;
}

/** Maximum differences listed for one operation; further ones are only counted. */
const mostTold = 12;

/**
 * The differences that callers see between two states of an operation: in its address, parameters
 * and response, and in what tells its success. Their messages have the keys `contractDifference.<code>`.
 */
export function compareContracts(before: Contract, after: Contract): ToldDifference[] {
  const found = [
    ...compareAddresses(before.operation, after.operation),
    ...compareArguments(before, after),
    ...compareAnswers(before, after),
    ...compareSuccess(before, after),
  ];
  if (found.length === 0) return [{ code: "other", values: {} }];
  if (found.length <= mostTold) return found;
  const number = found.length - mostTold;
  return [...found.slice(0, mostTold), { code: "more", values: { number } }];
}

function compareAddresses(one: Operation, other: Operation): ToldDifference[] {
  const told: ToldDifference[] = [];
  const addressOf = ({ method, path }: Operation) => `${method.toUpperCase()} ${path}`;
  const [before, after] = [addressOf(one), addressOf(other)] as const;
  if (before !== after) told.push({ code: "moved", values: { before, after } });
  if (one.permission !== other.permission) {
    const values = { before: one.permission ?? "—", after: other.permission ?? "—" };
    told.push({ code: "permission", values });
  }
  const effectOf = ({ effect, isDestroy, isGrant }: Operation) => `${effect}${isDestroy}${isGrant}`;
  if (effectOf(one) !== effectOf(other)) told.push({ code: "effect", values: {} });
  if (JSON.stringify(one.list) !== JSON.stringify(other.list)) {
    told.push({ code: "list", values: {} });
  }
  return told;
}

function compareArguments(before: Contract, after: Contract): ToldDifference[] {
  const now = new Map(after.operation.parameters.map((one) => [one.name, one]));
  const earlier = new Map(before.operation.parameters.map((one) => [one.name, one]));
  const gone = [...earlier.keys()].filter((name) => !now.has(name));
  return [
    ...gone.map((name): ToldDifference => ({ code: "argumentRemoved", values: { name } })),
    ...[...now.values()].flatMap((parameter): ToldDifference[] => {
      const was = earlier.get(parameter.name);
      if (was) return compareParameters(was, parameter, before.catalogue, after.catalogue);
      const { name, required, schema } = parameter;
      const type = shortType(typeName(typeOfSchema(after.catalogue, schema)));
      return [{ code: required ? "argumentNeeded" : "argumentAdded", values: { name, type } }];
    }),
  ];
}

function compareParameters(
  was: Parameter,
  is: Parameter,
  ...[before, after]: readonly [Catalogue, Catalogue]
): ToldDifference[] {
  const { name } = is;
  const told: ToldDifference[] = [];
  if (was.in !== is.in) {
    told.push({ code: "argumentPlace", values: { name, before: was.in, after: is.in } });
  }
  if (was.required !== is.required) {
    told.push({ code: is.required ? "argumentRequired" : "argumentOptional", values: { name } });
  }
  const pair = { before: was.schema, after: is.schema };
  return [...told, ...compareSchemas({ before, after, side: "argument" }, name, pair)];
}

function compareAnswers(before: Contract, after: Contract): ToldDifference[] {
  const pair = { before: before.operation.answer, after: after.operation.answer };
  if (pair.before && pair.after) {
    const between = { before: before.catalogue, after: after.catalogue, side: "field" } as const;
    return compareSchemas(between, "", { before: pair.before, after: pair.after });
  }
  if (!pair.before && !pair.after) return [];
  return [{ code: pair.after ? "answerAdded" : "answerRemoved", values: {} }];
}

/** Tells that an answer which counted as done may now count as refused, or the other way round. */
function compareSuccess(...both: readonly [Contract, Contract]): ToldDifference[] {
  const [before, after] = both.map(({ operation, catalogue }) => {
    const { code, success } = operation.service.envelope;
    const { at, values } = statedSuccess(operation, catalogue) ?? {};
    return JSON.stringify([code, success, at, values]);
  });
  return before === after ? [] : [{ code: "success", values: {} }];
}
