import { isMacro } from "../../src/language/expression/macros.ts";
import { type Defect, type MutatedPage, type MutationRule, misspell } from "./defect.ts";
import {
  defectAt,
  type ExpressionNode,
  expressionNodes,
  expressionsOf,
} from "./expression-nodes.ts";
import { withString } from "./name-rules.ts";

/** Creates a rule for the parts of expressions. */
const ofParts = (
  name: string,
  defects: (place: ExpressionNode, page: MutatedPage) => Iterable<Defect>,
): MutationRule => ({
  name,
  *defects(page) {
    for (const place of expressionNodes(page.text, page.nodes)) yield* defects(place, page);
  },
});

const misspeltVariable = ofParts("misspell a variable", function* (place) {
  const { part, source } = place;
  // If a property takes a field or an expression, a single name is a field.
  if (part.op !== "id" || part.args === source) return;
  const range = [part.start, part.start + part.args.length] as const;
  yield defectAt(place, "unknownVariable", range, misspell(part.args));
});

/** Whether an expression reads the address query, whose values have unknown types. */
const isUntyped = (source: string) => /(^|[^\w.])route\.query\.\w+$/.test(source);

const misspeltMember = ofParts("misspell a member", function* (place) {
  const { part, source } = place;
  if (part.op !== "." || isUntyped(source.slice(part.start, part.end))) return;
  const [owner, name] = part.args;
  const isBlock = owner.op === "id" && owner.args === "blocks";
  const range = [part.end - name.length, part.end] as const;
  yield defectAt(place, isBlock ? "unknownBlock" : "unknownMember", range, misspell(name));
});

const misspeltFunction = ofParts("misspell a function", function* (place) {
  const { part, source } = place;
  if (part.op === "call") {
    const [name] = part.args;
    const range = [part.start, part.start + name.length] as const;
    yield { ...defectAt(place, "unknownFunction", range, misspell(name)), offset: undefined };
  }
  if (part.op !== "rcall") return;
  const [name, receiver] = part.args;
  // A misspelt macro no longer declares its variable, which would then be unknown too.
  if (isMacro(name)) return;
  const start = source.indexOf(name, receiver.end);
  const defect = defectAt(place, "unknownFunction", [start, start + name.length], misspell(name));
  yield { ...defect, offset: undefined };
});

const misspeltPermission = ofParts("misspell a permission", function* (place) {
  const { part } = place;
  if (part.op !== "call" || part.args[0] !== "can") return;
  const [argument] = part.args[1];
  if (argument?.op !== "value" || typeof argument.args !== "string") return;
  const range = [argument.start, argument.end] as const;
  yield defectAt(place, "unknownPermission", range, `'${misspell(argument.args)}'`);
});

/** Operators whose operands fit no operator of the other sort. */
const swapped: Readonly<Record<string, string>> = {
  "&&": "+",
  "||": "-",
  "<": "&&",
  "<=": "&&",
  ">": "||",
  ">=": "||",
  "*": "&&",
  "/": "||",
};

const swappedOperator = ofParts("swap an operator", function* (place) {
  const { part, source } = place;
  const by = swapped[part.op];
  if (by === undefined || !Array.isArray(part.args)) return;
  const [left, right] = part.args;
  if (typeof left !== "object" || typeof right !== "object") return;
  if (!("end" in left) || !("start" in right)) return;
  const start = source.indexOf(part.op, left.end);
  const defect = defectAt(place, "wrongOperand", [start, start + part.op.length], by);
  yield { ...defect, offset: undefined };
});

const comparedWithOther = ofParts("compare with a value of another type", function* (place) {
  const { part } = place;
  if (part.op !== "==" && part.op !== "!=") return;
  const [left, right] = part.args;
  // A comparison with a value of unknown type is never reported.
  if (right.op !== "value" || isUntyped(place.source.slice(left.start, left.end))) return;
  if (right.args === null) return;
  const by = typeof right.args === "string" ? "7" : "'no such value'";
  const defect = defectAt(place, "neverEqual", [right.start, right.end], by);
  yield { ...defect, offset: place.node.offset + 1 + part.start };
});

const brokenExpression: MutationRule = {
  name: "break an expression",
  *defects({ text, nodes }) {
    for (const node of expressionsOf(nodes)) {
      const source = String(node.scalar);
      for (const broken of [`${source} &&`, `(${source}`, `${source} 'unclosed`, `${source})`]) {
        const changed = withString(text, node, broken);
        yield { text: changed, code: "expressionSyntax", pointer: node.pointer };
      }
    }
  },
};

const conditions = ["when", "enabled", "readOnlyWhen", "required"];

const wrongResult: MutationRule = {
  name: "answer another type",
  *defects({ text, nodes, environment: { catalogue } }) {
    const operationOf = new Map<string, string>();
    for (const { node, entry } of nodes) {
      if (entry?.key === "call" && node.type === "string") {
        operationOf.set(node.pointer.replace(/\/call$/, "/with"), String(node.scalar));
      }
    }
    for (const { node, shape, entry } of nodes) {
      if (node.type !== "string" || !entry) continue;
      const code = "expressionType";
      if (shape.type === "expression" && conditions.includes(entry.key)) {
        yield { text: withString(text, node, "'yes'"), code, pointer: node.pointer };
        yield { text: withString(text, node, "1 + 1"), code, pointer: node.pointer };
      }
      const owner = node.pointer.slice(0, node.pointer.lastIndexOf("/"));
      const operation = catalogue.operations.get(operationOf.get(owner) ?? "");
      const parameter = operation?.parameters.find(({ name }) => name === entry.key);
      const { type } = parameter ? catalogue.resolve(parameter.schema) : { type: undefined };
      if (shape.type !== "argument" || typeof type !== "string") continue;
      yield { text: withString(text, node, "[[true]]"), code, pointer: node.pointer };
    }
  },
};

/** The rules that break expressions, also by types that do not fit. */
export const expressionRules: readonly MutationRule[] = [
  misspeltVariable,
  misspeltMember,
  misspeltFunction,
  misspeltPermission,
  swappedOperator,
  comparedWithOther,
  brokenExpression,
  wrongResult,
];
