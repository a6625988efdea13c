import { isRecord } from "../../../catalogue/schema/record.ts";
import { dotted } from "../../expression/dotted.ts";
import type { SyntaxTree } from "../../expression/syntax-tree.ts";
import { isAtOrBelow, type Part, type PartThatIs, partsThatAre } from "../part.ts";

/**
 * The fields of a block of values that no expression of the page reads, so that choosing one has no
 * effect; none if an expression reads the values as a whole.
 */
export function unreadValues(
  parts: readonly Part[],
  { path, plan: { name, addressed = [] } }: PartThatIs<"block">,
): PartThatIs<"field">[] {
  const values = `blocks.${name}.values`;
  const read = partsThatAre(["expression"], parts).flatMap(({ path: place, plan }) =>
    // Within the block itself, `form` holds its values.
    membersRead(plan.tree, isAtOrBelow(place, path) ? [values, "form"] : [values]),
  );
  if (read.includes(null)) return [];
  const names = addressed.map((value) => value.name).filter((own) => !read.includes(own));
  return partsThatAre(["field"], parts).filter(
    (field) => field.within === path && names.includes(field.plan.name),
  );
}

/**
 * The parameters of a page that none of its expressions and texts reads; none if one reads them, or
 * the query of the address, as a whole.
 */
export function unreadParams(parts: readonly Part[], names: readonly string[]): string[] {
  const read = readingIn(parts).flatMap((tree) => membersRead(tree, ["params", "route.query"]));
  return read.includes(null) ? [] : names.filter((name) => !read.includes(name));
}

/**
 * Whether the answer that a call keeps under a name is read by what follows the call, at an owner's
 * path.
 */
export function isAnswerRead(parts: readonly Part[], owner: string, name: string): boolean {
  const read = readingIn(parts.filter(({ path }) => isAtOrBelow(path, owner))).flatMap((tree) =>
    membersRead(tree, ["answers"]),
  );
  return read.some((one) => one === null || one === name);
}

/** The expressions of some parts, those in texts included. */
function readingIn(parts: readonly Part[]): SyntaxTree[] {
  return [
    ...partsThatAre(["expression"], parts).map(({ plan }) => plan.tree),
    ...partsThatAre(["text"], parts).flatMap(({ plan }) =>
      Object.values(plan.values).map(({ tree }) => tree),
    ),
  ];
}

/** The members of some records that an expression reads; `null` for one read as a whole. */
export function membersRead(part: unknown, records: readonly string[]): (string | null)[] {
  if (Array.isArray(part)) return part.flatMap((each) => membersRead(each, records));
  if (!isRecord(part)) return [];
  if (records.includes(dotted(part) ?? "")) return [null];
  const { op, args } = part;
  const [owner, member] = Array.isArray(args) ? args : [];
  const isMember = (op === "." || op === ".?") && records.includes(dotted(owner) ?? "");
  return isMember ? [String(member)] : membersRead(args, records);
}
