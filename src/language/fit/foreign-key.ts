import type { ASTNode } from "@marcbachmann/cel-js";
import { innerNodes } from "../expression/inner-nodes.ts";
import type { ParameterPlace, Type } from "../type.ts";
import { keyTitle } from "./key-fit.ts";
import { collectionNamed, stemOf } from "./path-key.ts";

/** A part of an expression that is the key of no wanted record, with what was probably meant. */
interface ForeignKey {
  values: Record<string, string>;
  part: ASTNode;
  suggestion: string | null;
}

/**
 * Reports a number that is worked out, such as `row.id + 1`, where the key of a record is wanted, and
 * the id of the signed-in person where the key of a thing is.
 */
export function foreignKey(
  node: ASTNode,
  wanted: Type,
  typeOf: (node: ASTNode) => Type,
): ForeignKey | null {
  if (!wanted.said?.place) return null;
  const { place, schema } = wanted.said;
  const part = originOf(node);
  const [meant, ...others] = innerNodes(part.args).filter(({ op }) => op !== "value");
  const isOwn = meant?.op === "." && meant.args[1] === place.parameter && isInPath(place);
  if ((isOwn || isKey(place)) && isWorkedOut(part) && typeOf(part).kind === "number") {
    const written = textOf(part);
    const isOne = part.op !== "call" && meant?.op === "." && others.length === 0;
    const suggestion = isOne ? textOf(meant) : null;
    const values = { given: written, wanted: schema.title ?? place.parameter, name: written };
    return { values, part, suggestion };
  }
  const things = textOf(part) === "user.id" ? (keyTitle(wanted) ?? collectionNamed(place)) : null;
  const noun = stemOf(things ?? "");
  if (things === null || noun === "" || isPeople(noun)) return null;
  const isTitle = things === schema.title;
  const values = {
    given: "member.id",
    wanted: isTitle ? things : `${place.parameter} (${things})`,
  };
  return { values, part, suggestion: null };
}

/** Matches nouns for people, whom another service may know by the id that they have here. */
const people =
  /(account|admin|agent|assignee|author|collaborator|employee|follower|manager|member|owner|people|person|profile|reviewer|staff|user)s?$/;

/** Whether a noun is one for people. */
export const isPeople = (noun: string): boolean => people.test(noun);

/** The text of a part of an expression. */
export const textOf = ({ input, start, end }: ASTNode): string => input.slice(start, end);

/**
 * Whether a parameter is a key by its name. Reads take keys also as limits, such as `sinceId`, unless
 * they take them in the path.
 */
function isKey(place: ParameterPlace): boolean {
  const { operation, parameter } = place;
  const isLimit = operation.effect === "read" && !operation.path.includes(`{${parameter}}`);
  return !isLimit && /(^|[^a-zA-Z])ids?$|I[dD]s?$/.test(parameter);
}

/** Whether a parameter is in the path of a write, where it says which record is written. */
function isInPath({ operation: { effect, path }, parameter }: ParameterPlace): boolean {
  return effect === "write" && path.includes(`{${parameter}}`);
}

const computing = ["+", "-", "*", "/", "%", "-_", "size", "sum", "average"];

const isWorkedOut = ({ op, args }: ASTNode): boolean =>
  computing.includes(op === "call" ? args[0] : op);

/** The part of an expression whose value the rest only converts. */
export function originOf(node: ASTNode): ASTNode {
  const isConverted = node.op === "call" && ["number", "string"].includes(node.args[0]);
  const inner = isConverted ? node.args[1][0] : undefined;
  return inner ? originOf(inner) : node;
}
