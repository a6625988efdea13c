import { fillText, type Texts, textAt } from "../i18n/translate.ts";

/** Every problem a page can have, and how grave it is; sentences are at `problem.<code>`. */
export const problemSeverity = {
  syntax: "error",
  tooLarge: "error",
  tooDeep: "error",
  tooManyBlocks: "error",
  tooManyProblems: "error",
  wrongType: "error",
  unknownProperty: "error",
  missingProperty: "error",
  duplicateProperty: "error",
  notOneOf: "error",
  outOfRange: "error",
  newerVersion: "error",
  unknownKind: "error",
  unknownOperation: "error",
  unknownParameter: "error",
  missingParameter: "error",
  unknownField: "error",
  unknownCell: "error",
  unknownWidget: "error",
  unknownIcon: "error",
  unknownBlock: "error",
  unknownKey: "error",
  missingTranslation: "warning",
  duplicateName: "error",
  nameRepeated: "error",
  notAList: "error",
  notATree: "error",
  notAWrite: "error",
  notARead: "error",
  notPublic: "error",
  mustBePublic: "error",
  actionWithoutEffect: "error",
  actionWithTwoEffects: "error",
  stepsWithoutCall: "error",
  stepsNotHere: "error",
  unknownPlace: "error",
  cellDoesNotFit: "error",
  widgetDoesNotFit: "error",
  takesNoFile: "error",
  hasNoChoices: "error",
  notImportable: "error",
  severalLayouts: "error",
  stepWithoutFields: "error",
  duplicateField: "error",
  noRecord: "error",
  saveDoesNotFit: "error",
  parentDoesNotFit: "error",
  partOfNoWhole: "error",
  expressionSyntax: "error",
  expressionType: "error",
  unknownVariable: "error",
  unknownFunction: "error",
  unknownPermission: "error",
  unknownMember: "error",
  wrongOperand: "error",
  wrongArgument: "error",
  neverEqual: "error",
  circularRead: "error",
  neverHolds: "warning",
  neverReached: "warning",
  alwaysHolds: "warning",
  unknownDictionary: "warning",
} as const satisfies Record<string, "error" | "warning">;

export type ProblemCode = keyof typeof problemSeverity;

/** Something a page gets wrong: what, where, and what to do (architecture, law 8). */
export interface Problem {
  code: ProblemCode;
  severity: "error" | "warning";
  /** The JSON pointer of the faulty part. */
  pointer: string;
  offset: number;
  length: number;
  /** From 1. */
  line: number;
  column: number;
  values: Readonly<Record<string, string | number>>;
  /** The name that was probably meant. */
  suggestion: string | null;
}

/** The sentence and the remedy of a problem in the language of the texts. */
export function describeProblem(
  problem: Problem,
  texts: Texts,
): { message: string; remedy: string } {
  const fill = (key: string): string =>
    fillText(textAt(texts, key) ?? key, {
      ...problem.values,
      ...(problem.code === "syntax" && { reason: syntaxFault(problem, texts) }),
      suggestion: problem.suggestion ?? "",
    });
  return {
    message: fill(`problem.${problem.code}.message`),
    remedy: problem.suggestion
      ? fill("problem.didYouMean")
      : fill(`problem.${problem.code}.remedy`),
  };
}

/** Why a text is no JSON, in words instead of the parser's name for it. */
function syntaxFault({ values }: Problem, texts: Texts): string {
  return textAt(texts, `syntaxFault.${values.reason}`) ?? String(values.reason);
}
