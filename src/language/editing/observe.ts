import type { JsonSchema } from "../../catalogue/schema/json-schema.ts";
import { recordOf } from "../../catalogue/schema/rows.ts";
import { compileBlock } from "../compile/compile-block.ts";
import { indexNodes } from "../compile/compile-page.ts";
import { createPageContext } from "../compile/create-page-context.ts";
import { silence } from "../compile/published.ts";
import type { LanguageEnvironment } from "../environment.ts";
import type { ScopeTypes } from "../expression/scope.ts";
import type { CallExpectation, FieldPlan } from "../plan/plans.ts";
import type { Watch } from "../plan/watch.ts";
import type { ShapeNode } from "../shape/shape.ts";
import { entryNamed, type SourceNode } from "../source.ts";
import { anyType, type Type } from "../type.ts";
import { namedBlocks } from "./nearby.ts";
import { repaired, repairedBlock } from "./repair.ts";

/** The compiler's knowledge of a place in a page. */
export interface Observed {
  /** The variables that an expression at the place may read. */
  scope: ScopeTypes;
  /** The type that an expression at the place must have. */
  wanted: Type;
  /** The schema whose fields may be named at the place, or `null`. */
  fields: JsonSchema | null;
  /** The requirements for an operation at the place, or `null`. */
  call: (CallExpectation & { isList?: boolean }) | null;
  /** The field that a cell or a widget at the place is for, or `null`. */
  field: FieldPlan | null;
}

/** Compiles a page that may be incomplete, and returns what the compiler allows at a pointer. */
export function observe(
  root: SourceNode,
  pointer: string,
  shapes: readonly ShapeNode[],
  environment: LanguageEnvironment,
): Observed {
  const text = placeholderFor(shapes, environment);
  if (text === null) return createWatch(pointer).seen;
  const seen = look(root, pointer, text, environment);
  const isExpression = shapes.some(({ type }) => type === "expression");
  if (!isExpression || !seen.fields || seen.isExact) return seen;
  // The placeholder is more than a single name, which would be read as a field here.
  const { scope, wanted } = look(root, pointer, "(null)", environment);
  return { ...seen, scope, wanted };
}

/** A placeholder that the compiler treats like any other value at the same place. */
function placeholderFor(
  shapes: readonly ShapeNode[],
  { catalogue }: LanguageEnvironment,
): string | null {
  for (const shape of shapes) {
    if (shape.type === "cell") return "text";
    if (shape.type === "text") return "{{null}}";
    if (shape.type === "expression" || shape.type === "argument") return "null";
    if (shape.type !== "reference") continue;
    if (shape.to === "field") return "·";
    if (shape.to === "cell" || shape.to === "widget") return "text";
    if (shape.to !== "operation") continue;
    const lists = [...catalogue.operations.values()].find((operation) => {
      return operation.effect === "read" && recordOf(catalogue, operation) !== null;
    });
    return lists?.id ?? null;
  }
  return null;
}

function look(
  root: SourceNode,
  pointer: string,
  text: string,
  environment: LanguageEnvironment,
): Observed & { isExact: boolean } {
  const page = repaired(root, { pointer, text }, environment);
  const { seen, watch } = createWatch(pointer);
  if (!page) return seen;
  const nodes = new Map<string, SourceNode>();
  indexNodes(page, nodes);
  for (const node of namedBlocks(root, environment).values()) {
    const known = nodes.get(node.pointer);
    const block = known && entryNamed(known, "name") ? null : repairedBlock(node, environment);
    if (block) nodes.set(node.pointer, block);
  }
  const collector = { report: silence, reportAt: () => undefined, problems: [] };
  const context = createPageContext(environment, collector, nodes);
  const isPublic = entryNamed(page, "public")?.node.scalar === true;
  watch.scope("", context.scope);
  compileBlock({ ...context, watch, isPublic }, "/body", context.scope);
  return seen;
}

function createWatch(pointer: string): { seen: Observed & { isExact: boolean }; watch: Watch } {
  const seen: Observed & { isExact: boolean } = {
    scope: {},
    wanted: anyType,
    fields: null,
    call: null,
    field: null,
    isExact: false,
  };
  const steps = pointer.split("/");
  const ofCall = pointer.replace(/\/call$/, "");
  let closest = -1;
  const watch: Watch = {
    scope: (at, scope, wanted) => {
      const isExact = at === pointer && wanted !== undefined;
      const shared = isExact ? steps.length + 1 : sharedSteps(steps, at);
      if (shared < closest) return;
      closest = shared;
      seen.scope = scope;
      seen.isExact = isExact;
      seen.wanted = (isExact ? wanted : undefined) ?? anyType;
    },
    fields: (at, owner) => {
      if (at === pointer) seen.fields = owner;
    },
    call: (at, expectation) => {
      if (at === pointer || (at === ofCall && !seen.call)) {
        seen.call = { ...seen.call, ...expectation };
      }
    },
    valueKind: (at, field) => {
      if (at === pointer) seen.field = field;
    },
  };
  return { seen, watch };
}

/** The number of leading steps that two pointers share. */
function sharedSteps(steps: readonly string[], at: string): number {
  const others = at.split("/");
  const index = others.findIndex((step, place) => step !== steps[place]);
  return index < 0 ? others.length : -1;
}
