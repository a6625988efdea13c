import type { Operation } from "../../src/catalogue/operation.ts";
import type { ProblemCode } from "../../src/language/problem.ts";
import { entryNamed } from "../../src/language/source.ts";
import { type MutationRule, splice } from "./defect.ts";
import { withString } from "./name-rules.ts";

/** Properties whose calls write. The calls of actions read or write, and all other calls read. */
const writing = ["submit", "save"];
const actions = ["call"];

/**
 * The property that names an operation, such as `rows` for `"rows": "a.b"` and `"rows": {"call":
 * "a.b"}`.
 */
const placeOf = (pointer: string) =>
  pointer
    .replace(/\/call$/, "")
    .split("/")
    .at(-1) ?? "";

function swap(name: string, effect: Operation["effect"], code: ProblemCode): MutationRule {
  return {
    name,
    *defects({ text, nodes, environment: { catalogue } }) {
      const others = [...catalogue.operations.values()].filter(
        (operation) => operation.effect !== effect && !operation.isSession,
      );
      for (const { node, shape } of nodes) {
        if (shape.type !== "reference" || shape.to !== "operation") continue;
        const named = catalogue.operations.get(String(node.scalar));
        if (named?.effect !== effect) continue;
        const place = placeOf(node.pointer);
        if (actions.includes(place) || (effect === "write" && !writing.includes(place))) continue;
        for (const { id } of others.slice(0, 3)) {
          yield { text: withString(text, node, id), code, pointer: node.pointer };
        }
      }
    },
  };
}

const noList: MutationRule = {
  name: "list what is no list",
  *defects({ text, nodes, environment: { catalogue } }) {
    const [other] = [...catalogue.operations.values()].filter(
      ({ effect, list, isSession }) => effect === "read" && !list && !isSession,
    );
    for (const { node, shape } of nodes) {
      if (shape.type !== "reference" || shape.to !== "operation" || !other) continue;
      if (placeOf(node.pointer) !== "rows") continue;
      yield { text: withString(text, node, other.id), code: "notAList", pointer: node.pointer };
    }
  },
};

/**
 * An action is visible only to members who may make all its calls, so contradictory permissions
 * hide it from everyone.
 */
const noRole: MutationRule = {
  name: "show an action to who may not do it",
  *defects({ text, nodes, environment: { catalogue } }) {
    for (const { node, properties } of nodes) {
      if (!properties?.emphasis || !properties.when || node.type !== "object") continue;
      const call = entryNamed(node, "call")?.node;
      const named = call && (entryNamed(call, "call")?.node ?? call);
      const operation = catalogue.operations.get(String(named?.scalar));
      if (!operation?.permission || operation.own) continue;
      const condition = `!can('${operation.permission}')`;
      const when = entryNamed(node, "when")?.node;
      const defective = when
        ? withString(text, when, condition)
        : splice(text, node.offset + 1, 0, `"when": ${JSON.stringify(condition)}, `);
      yield { text: defective, code: "neverReached", pointer: `${node.pointer}/when` };
    }
  },
};

/** The rules that replace an operation by one that does not fit its property. */
export const operationRules: readonly MutationRule[] = [
  swap("write where a read belongs", "read", "notARead"),
  swap("read where a write belongs", "write", "notAWrite"),
  noList,
  noRole,
];
