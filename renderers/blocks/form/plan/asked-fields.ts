import type { ASTNode } from "@marcbachmann/cel-js";
import type { Planner } from "../../../../src/language/environment.ts";
import {
  deniesMember,
  membersRead,
  wantsMember,
} from "../../../../src/language/expression/members-read.ts";
import { astOf } from "../../../../src/language/expression/parse.ts";
import {
  isAtOrBelow,
  type Part,
  type PartThatIs,
  partsThatAre,
} from "../../../../src/language/plan/part.ts";

/** A condition that depends on values entered in the form. */
interface Condition {
  path: string;
  ast: ASTNode;
}

/**
 * Reports steps and sections whose condition reads a field that only they ask, and fields that hide
 * each other; `parts` are the conditions of the form's fields.
 */
export function reportWaiting(planner: Planner, parts: readonly Part[]): void {
  const fields = new Map(partsThatAre(["field"], parts).map(({ path, of }) => [of, path]));
  const conditions = partsThatAre(["expression"], parts).flatMap(({ path, plan }): Condition[] => {
    const isRead = plan.uses.includes("form") && path.endsWith("/when");
    const ast = isRead ? astOf(plan.source) : null;
    return ast ? [{ path, ast }] : [];
  });
  for (const { path, ast } of conditions) {
    const owner = path.slice(0, -"/when".length);
    const own = namesIn(ast).find((name) => {
      const field = fields.get(name) ?? owner;
      return field !== owner && isAtOrBelow(field, owner) && wantsMember(ast, "form", name);
    });
    if (own !== undefined) planner.report("readsItself", path, { name: own });
  }
  for (const [name, path] of fields) reportOwnCalls(planner, parts, { name, path }, fields);
  reportRivals(planner, fields, new Map(conditions.map(({ path, ast }) => [path, ast])));
}

/**
 * Reports a field whose options depend on its own value, and a check that asks about another field.
 */
function reportOwnCalls(
  planner: Planner,
  parts: readonly Part[],
  { name, path }: { name: string; path: string },
  fields: ReadonlyMap<string, string>,
): void {
  const argumentsAt = (place: string) =>
    partsThatAre(["expression"], parts).filter((part) => part.path.startsWith(`${place}/with/`));
  for (const part of argumentsAt(`${path}/options/call`)) {
    const own = readsOf(part).find((read) => read.name === name);
    const [parameter = ""] = part.path.split("/").slice(-1);
    const suggestion = own && fields.has(parameter) && parameter !== name ? parameter : null;
    if (own) planner.report("optionsOfItself", part.path, { name }, { suggestion, within: own });
  }
  const asked = argumentsAt(`${path}/check/call`);
  const read = asked.flatMap((part) => readsOf(part).map((one) => ({ ...one, path: part.path })));
  const [first, ...others] = read;
  if (!first || read.some((one) => one.name === name)) return;
  const suggestion = others.length === 0 ? name : null;
  planner.report(
    "checksAnother",
    first.path,
    { name, other: first.name },
    { suggestion, within: first },
  );
}

function readsOf({ plan }: PartThatIs<"expression">) {
  const ast = plan.uses.includes("form") ? astOf(plan.source) : null;
  return ast ? membersRead(ast, "form") : [];
}

const namesIn = (ast: ASTNode) => membersRead(ast, "form").map(({ name }) => name);

function reportRivals(
  planner: Planner,
  fields: ReadonlyMap<string, string>,
  conditions: ReadonlyMap<string, ASTNode>,
): void {
  const met = new Set<string>();
  for (const [name, path] of fields) {
    const ast = conditions.get(`${path}/when`);
    const rival =
      ast &&
      namesIn(ast).find((other) => {
        const theirs = met.has(other) ? conditions.get(`${fields.get(other)}/when`) : undefined;
        return theirs && deniesMember(ast, "form", other) && deniesMember(theirs, "form", name);
      });
    if (rival) planner.report("hideEachOther", `${path}/when`, { name, other: rival });
    met.add(name);
  }
}
