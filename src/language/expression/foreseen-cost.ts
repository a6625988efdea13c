import type { ASTNode } from "@marcbachmann/cel-js";
import { keptBy } from "../../catalogue/kept-by.ts";
import { innerNodes } from "./inner-nodes.ts";
import { isMacro } from "./macros.ts";
import { charactersInStep } from "./meter.ts";

/** The estimated size of a value. */
interface Size {
  /** The number of members of a list, or of characters of a text. */
  length: number;
  /** The size of one member. */
  member: Size | null;
  /** The steps needed to make the value. */
  weight: number;
}

/** Assumed length of a list or a text of unknown length. */
const usualLength = 100;

/** Assumed length of a list or a text inside a member of another list. */
const usualInnerLength = 10;

const inner: Size = { length: usualInnerLength, member: null, weight: 1 };
const usual: Size = { length: usualLength, member: null, weight: 1 };
const single: Size = { length: 0, member: null, weight: 1 };

type Sizes = ReadonlyMap<string, Size>;

/** The estimated number of steps of an expression if its lists have the usual length. */
export const foreseenCost = keptBy((node: ASTNode): number => {
  let steps = 0;
  sizeOf(node, new Map(), 1);
  return steps;

  /** The estimated size of an expression's value, if the expression is evaluated several times. */
  function sizeOf(part: ASTNode, sizes: Sizes, times: number): Size {
    steps += times;
    switch (part.op) {
      case "value":
        return typeof part.args === "string" ? textOf(part.args.length) : single;
      case "id":
        return sizes.get(part.args) ?? usual;
      case ".":
      case ".?":
        sizeOf(part.args[0], sizes, times);
        return isOfMember(part, sizes) ? inner : usual;
      case "list":
        return made(listOf(part.args.map((item) => sizeOf(item, sizes, times))), times);
      case "+":
        return made(
          joined(sizeOf(part.args[0], sizes, times), sizeOf(part.args[1], sizes, times)),
          times,
        );
      case "rcall":
        if (isMacro(part.args[0])) return macroOf(part.args, sizes, times);
    }
    const [first = single] = innerNodes(part.args).map((operand) => sizeOf(operand, sizes, times));
    return part.op === "rcall" || part.op === "call" ? first : single;
  }

  function macroOf(
    [name, receiver, args]: readonly [string, ASTNode, readonly ASTNode[]],
    sizes: Sizes,
    times: number,
  ): Size {
    const list = sizeOf(receiver, sizes, times);
    const [variable, body] = args;
    if (variable?.op !== "id" || !body) return single;
    const within = new Map(sizes).set(variable.args, list.member ?? inner);
    const member = sizeOf(body, within, times * list.length);
    if (name === "filter") return list;
    if (name !== "map") return single;
    return made({ length: list.length, member, weight: list.length * member.weight }, times);
  }

  function made(size: Size, times: number): Size {
    steps += times * size.weight;
    return size;
  }
});

function textOf(length: number): Size {
  return { length, member: null, weight: 1 + length / charactersInStep };
}

function listOf(items: readonly Size[]): Size {
  const weight = items.reduce((sum, item) => sum + item.weight, 1);
  const [first = single] = items.toSorted((a, b) => b.weight - a.weight);
  return { length: items.length, member: first, weight };
}

/** The size of two concatenated texts or lists. */
function joined(a: Size, b: Size): Size {
  const length = a.length + b.length;
  const member = a.member ?? b.member;
  return { length, member, weight: 1 + length * (member?.weight ?? 1 / charactersInStep) };
}

/** Whether an expression reads a property of a macro's variable. */
function isOfMember(node: ASTNode, sizes: Sizes): boolean {
  if (node.op === "id") return sizes.has(node.args);
  return (node.op === "." || node.op === ".?") && isOfMember(node.args[0], sizes);
}
