import { pointerStep } from "../../src/catalogue/schema/pointer.ts";
import type { ProblemCode } from "../../src/language/problem.ts";
import type { ReferenceKind } from "../../src/language/shape/shape.ts";
import type { ShapedNode } from "../../src/language/shape/shaped-node.ts";
import type { SourceNode } from "../../src/language/source.ts";
import { type Defect, type MutatedPage, type MutationRule, misspell, splice } from "./defect.ts";

const codeOf: Readonly<Record<ReferenceKind, ProblemCode>> = {
  operation: "unknownOperation",
  cell: "unknownCell",
  widget: "unknownWidget",
  icon: "unknownIcon",
  field: "unknownField",
  block: "unknownBlock",
};

/** A page's text after a string value was replaced. */
export function withString(text: string, { offset, length }: SourceNode, value: string): string {
  return splice(text, offset, length, JSON.stringify(value));
}

function* misspeltReferences({ text, nodes }: MutatedPage, to: ReferenceKind): Iterable<Defect> {
  for (const { node, shape } of nodes) {
    const isCell = to === "cell" && shape.type === "cell" && node.type === "string";
    if (!isCell && !(shape.type === "reference" && shape.to === to)) continue;
    const value = misspell(String(node.scalar));
    yield { text: withString(text, node, value), code: codeOf[to], pointer: node.pointer };
  }
}

/** A misspelt property is unknown, and so is a property of another kind. */
const misspeltProperty: MutationRule = {
  name: "misspell a property",
  *defects({ text, nodes }) {
    for (const { node, properties } of nodes) {
      if (!properties) continue;
      for (const { key, keyOffset, keyLength } of node.entries) {
        const name = misspell(key);
        if (key === "kind" || name in properties) continue;
        yield {
          text: splice(text, keyOffset, keyLength, JSON.stringify(name)),
          code: "unknownProperty",
          pointer: node.pointer + pointerStep(name),
          offset: keyOffset,
        };
      }
    }
  },
};

const misspeltKind: MutationRule = {
  name: "misspell a kind",
  *defects({ text, nodes }) {
    for (const { node, shape } of nodes) {
      const kind = shape.type === "block" ? kindOf(node) : undefined;
      if (!kind) continue;
      const value = misspell(String(kind.scalar));
      yield { text: withString(text, kind, value), code: "unknownKind", pointer: kind.pointer };
    }
  },
};

const kindOf = (node: SourceNode) => node.entries.find(({ key }) => key === "kind")?.node;

/** Whether an object contains the arguments of a call, as the property `with`. */
function isArguments({ shape, entry }: ShapedNode): boolean {
  return shape.type === "map" && shape.of.type === "argument" && entry?.key === "with";
}

const misspeltParameter: MutationRule = {
  name: "misspell a parameter",
  *defects({ text, nodes }) {
    for (const { node } of nodes.filter(isArguments)) {
      for (const { key, keyOffset, keyLength } of node.entries) {
        const name = misspell(key);
        yield {
          text: splice(text, keyOffset, keyLength, JSON.stringify(name)),
          code: "unknownParameter",
          pointer: node.pointer + pointerStep(name),
          offset: keyOffset,
        };
      }
    }
  },
};

/** Whether a text has the form of a locale key: only names joined by dots. */
const isKey = (value: string, texts: object) => {
  const [area = ""] = value.split(".");
  return /^[a-zA-Z]+(\.[a-zA-Z0-9]+)+$/.test(value) && area in texts;
};

const misspeltKey: MutationRule = {
  name: "misspell a language key",
  *defects({ text, nodes, environment }) {
    for (const { node, shape } of nodes) {
      const value = node.scalar;
      if (shape.type !== "text" || typeof value !== "string") continue;
      if (!isKey(value, environment.texts)) continue;
      const last = value.lastIndexOf(".") + 1;
      const name = value.slice(0, last) + misspell(value.slice(last));
      yield { text: withString(text, node, name), code: "unknownKey", pointer: node.pointer };
    }
  },
};

const misspeltChoice: MutationRule = {
  name: "misspell one of several words",
  *defects({ text, nodes }) {
    for (const { node, shape } of nodes) {
      if (shape.type !== "string" || !shape.values) continue;
      const value = misspell(String(node.scalar));
      yield { text: withString(text, node, value), code: "notOneOf", pointer: node.pointer };
    }
  },
};

const references = Object.keys(codeOf).filter((to): to is ReferenceKind => to in codeOf);

/** The rules that replace names by names that do not exist. */
export const nameRules: readonly MutationRule[] = [
  misspeltProperty,
  misspeltKind,
  misspeltParameter,
  misspeltKey,
  misspeltChoice,
  ...references.map((to) => ({
    name: `misspell ${/^[aeiou]/.test(to) ? "an" : "a"} ${to}`,
    defects: (page: MutatedPage) => misspeltReferences(page, to),
  })),
];
