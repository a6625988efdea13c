import { takes } from "../../src/language/shape/shaped-node.ts";
import type { SourceEntry, SourceNode } from "../../src/language/source.ts";
import { type Defect, type MutationRule, splice } from "./defect.ts";
import { withString } from "./name-rules.ts";

/** One value of each JSON type. */
const valueOfType: readonly (readonly [SourceNode["type"], string])[] = [
  ["boolean", "true"],
  ["number", "7"],
  ["string", '"text"'],
  ["null", "null"],
  ["array", "[]"],
  ["object", "{}"],
];

const wrongType: MutationRule = {
  name: "put a value of another type",
  *defects({ text, nodes }) {
    for (const { node, allowed, entry } of nodes) {
      if (node.pointer === "") continue;
      // A wrong `kind` has the same code for values of every type, so it is not tested here.
      if (entry?.key === "kind") continue;
      for (const [type, value] of valueOfType) {
        if (takes(allowed, type)) continue;
        yield {
          text: splice(text, node.offset, node.length, value),
          code: "wrongType",
          pointer: node.pointer,
        };
      }
    }
  },
};

/** An object's text without one of its entries and the comma of that entry. */
function without(text: string, node: SourceNode, entry: SourceEntry): string {
  const index = node.entries.indexOf(entry);
  const next = node.entries[index + 1];
  const before = node.entries[index - 1];
  const end = entry.node.offset + entry.node.length;
  if (next) return splice(text, entry.keyOffset, next.keyOffset - entry.keyOffset, "");
  const start = before ? before.node.offset + before.node.length : entry.keyOffset;
  return splice(text, start, end - start, "");
}

const droppedProperty: MutationRule = {
  name: "drop a required property",
  *defects({ text, nodes }) {
    for (const { node, properties } of nodes) {
      for (const entry of node.entries) {
        if (!properties?.[entry.key]?.required) continue;
        const changed = without(text, node, entry);
        const code = "missingProperty";
        yield { text: changed, code, pointer: node.pointer };
      }
    }
  },
};

const droppedParameter: MutationRule = {
  name: "drop a required parameter",
  *defects({ text, nodes, environment: { catalogue } }) {
    for (const { node } of nodes) {
      const named = node.entries.find(({ key }) => key === "call")?.node.scalar;
      const operation = catalogue.operations.get(String(named));
      const given = node.entries.find(({ key }) => key === "with")?.node;
      for (const entry of given?.entries ?? []) {
        const parameter = operation?.parameters.find(({ name }) => name === entry.key);
        if (!given || !parameter?.required) continue;
        // A form or an import asks for missing arguments, so it has no defect.
        if (/\/(submit|import)$/.test(node.pointer)) continue;
        const code = "missingParameter";
        const pointer = `${node.pointer}/call`;
        yield { text: without(text, given, entry), code, pointer };
      }
    }
  },
};

const repeatedProperty: MutationRule = {
  name: "write a property twice",
  *defects({ text, nodes }) {
    for (const { node, properties } of nodes) {
      if (!properties) continue;
      for (const { key, keyOffset, node: value } of node.entries) {
        const end = value.offset + value.length;
        const again = `, ${text.slice(keyOffset, end)}`;
        yield {
          text: splice(text, end, 0, again),
          code: "duplicateProperty",
          pointer: value.pointer,
        };
        if (key === "kind") break;
      }
    }
  },
};

const outOfRange: MutationRule = {
  name: "leave the range of a number",
  *defects({ text, nodes }) {
    for (const { node, shape } of nodes) {
      if (shape.type !== "integer") continue;
      for (const value of [shape.minimum - 1, shape.maximum + 1]) {
        const changed = splice(text, node.offset, node.length, String(value));
        const isNewer = node.pointer === "/version" && value > shape.maximum;
        const code = isNewer ? "newerVersion" : "outOfRange";
        yield { text: changed, code, pointer: node.pointer };
      }
    }
  },
};

const repeatedName: MutationRule = {
  name: "give two blocks one name",
  *defects({ text, nodes }): Iterable<Defect> {
    const names = nodes.filter(
      ({ entry, shape }) => entry?.key === "name" && shape.type === "string",
    );
    for (const [index, { node }] of names.entries()) {
      const other = names[index - 1]?.node;
      if (!other || other.scalar === node.scalar) continue;
      const changed = withString(text, node, String(other.scalar));
      yield { text: changed, code: "duplicateName", pointer: node.pointer };
    }
  },
};

const brokenJson: MutationRule = {
  name: "break the JSON",
  *defects({ text, nodes }) {
    for (const { node } of nodes) {
      if (node.type !== "object" && node.type !== "array") continue;
      const end = node.offset + node.length - 1;
      yield { text: splice(text, end, 1, ""), code: "syntax", pointer: "" };
      const [, second] = node.entries;
      const comma = second ? text.lastIndexOf(",", second.keyOffset) : -1;
      if (comma > node.offset) {
        yield { text: splice(text, comma, 1, ""), code: "syntax", pointer: "" };
      }
    }
  },
};

/** The rules that give parts of a page a wrong form. */
export const shapeRules: readonly MutationRule[] = [
  wrongType,
  droppedProperty,
  droppedParameter,
  repeatedProperty,
  outOfRange,
  repeatedName,
  brokenJson,
];
