import { keptBy } from "../../catalogue/kept-by.ts";
import { boolType, stringType } from "../type.ts";
import { dateFunctions } from "./functions/dates.ts";
import type { FunctionTable } from "./functions/language-function.ts";
import { listMethods, sizeFunctions } from "./functions/lists.ts";
import { numberFunctions } from "./functions/numbers.ts";
import { textFunctions, textMethods } from "./functions/texts.ts";
import { calledIn, type SyntaxTree } from "./syntax-tree.ts";

const memberFunctions = {
  can: {
    parameters: [stringType],
    answer: boolType,
    names: "permission",
    run: ([permission], { scope }) => typeof permission === "string" && scope.can(permission),
  },
} satisfies FunctionTable;

/** Functions called by name. */
export const functions: FunctionTable = {
  ...memberFunctions,
  ...sizeFunctions,
  ...textFunctions,
  ...numberFunctions,
  ...dateFunctions,
};

/** Functions called on a value: `row.name.startsWith("A")`. */
export const methods: FunctionTable = { ...textMethods, ...listMethods };

/** Whether an expression uses dates or timestamps. */
export const needsCalendar = keptBy((tree: SyntaxTree): boolean =>
  calledIn(tree).some((name) => functions[name]?.needsCalendar),
);
