import type { Translator } from "../i18n/translator.ts";

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
  valueDoesNotFit: "error",
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
  missingPlace: "warning",
  duplicateName: "error",
  nameRepeated: "error",
  notAList: "error",
  notATree: "error",
  notAWrite: "error",
  notARead: "error",
  notPublic: "error",
  sessionCall: "error",
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
  groupsByMany: "error",
  groupsTree: "error",
  notNameable: "error",
  valueUnnamed: "warning",
  noRecord: "error",
  listNotRecord: "error",
  notInValues: "error",
  beginsEmpty: "warning",
  boundField: "error",
  optionsDoNotFit: "error",
  inputNotSent: "error",
  otherKey: "warning",
  relatesToAnother: "warning",
  requiredHidden: "warning",
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
  costsTooMuch: "error",
  integerTooLarge: "error",
  holdsWithoutValue: "warning",
  circularRead: "error",
  unsafeAddress: "error",
  unlistedHost: "warning",
  readsItself: "warning",
  optionsOfItself: "warning",
  checksAnother: "warning",
  unknownParam: "error",
  pagingField: "warning",
  sameLabel: "warning",
  saidTwice: "warning",
  hasNoEffect: "warning",
  countsAnyway: "warning",
  dangerUnasked: "warning",
  readsOwnState: "warning",
  countsPage: "warning",
  notOpen: "warning",
  readsNoRow: "warning",
  hideEachOther: "warning",
  readsForNothing: "warning",
  noSuchPage: "warning",
  encodedWhole: "warning",
  notEncoded: "warning",
  notInEvery: "warning",
  brokenQuery: "warning",
  missingParam: "warning",
  paramNotTaken: "warning",
  paramDoesNotFit: "warning",
  neverHolds: "warning",
  neverReached: "warning",
  alwaysHolds: "warning",
  alwaysSame: "warning",
  ruleAlwaysHolds: "warning",
  unknownDictionary: "warning",
} as const satisfies Record<string, "error" | "warning">;

/** The code of something that a page gets wrong. */
export type ProblemCode = keyof typeof problemSeverity;

/** Something a page gets wrong: what, where, and what to do (architecture, law 8). */
export interface Problem {
  code: ProblemCode;
  severity: "error" | "warning";
  /** The JSON pointer of the faulty part. */
  pointer: string;
  offset: number;
  length: number;
  /** The line number, starting at 1. */
  line: number;
  column: number;
  values: Readonly<Record<string, string | number>>;
  /** The name that was probably meant. */
  suggestion: string | null;
}

/** A text by its key, with values in its places. */
type Say = (key: string, values?: Problem["values"]) => string;

/** The sentence and the remedy of a problem in the language of the texts. */
export function describeProblem(
  problem: Problem,
  texts: Translator,
): { message: string; remedy: string } {
  return sayProblem(problem, texts.say);
}

/** Says a problem in words, with the translation function passed in. */
export function sayProblem(
  problem: Pick<Problem, "code" | "values" | "suggestion">,
  say: Say,
): { message: string; remedy: string } {
  const { code, suggestion } = problem;
  const values = { ...problem.values, ...inWords(problem, say), suggestion: suggestion ?? "" };
  const isOfList = code === "outOfRange" && problem.values.maximum === unbounded;
  const [message, remedy] = isOfList ? ["ofList", "ofListRemedy"] : ["message", "remedy"];
  return {
    message: say(`problem.${code}.${message}`, values),
    remedy: say(suggestion ? "problem.didYouMean" : `problem.${code}.${remedy}`, values),
  };
}

/** What stands for a greatest number where there is none, as of the entries of a list. */
export const unbounded = "∞";

/** Translates those values of a problem that have words of their own in each language. */
function inWords({ code, values }: Pick<Problem, "code" | "values">, say: Say): Problem["values"] {
  switch (code) {
    case "syntax":
      return { reason: say(`syntaxFault.${values.reason}`) };
    case "expressionSyntax":
      return { reason: say(`expressionFault.${values.reason}`, values) };
    case "wrongType": {
      const isFraction = values.wanted === "integer" && values.given === "number";
      return {
        wanted: valueNames(String(values.wanted), say),
        given: valueNames(isFraction ? "fraction" : String(values.given), say),
      };
    }
    case "otherKey":
      return { given: say(String(values.given)), wanted: say(String(values.wanted)) };
    case "valueDoesNotFit":
      return { fault: say(String(values.fault), values) };
    case "notOneOf":
      return values.pattern === undefined ? {} : { known: say("valueName.pattern", values) };
    default:
      return {};
  }
}

/** Sorts of values as people call them: `operation | object` is the name of one, or an object. */
function valueNames(names: string, say: Say): string {
  const said = names.split(" | ").map((name) => say(`valueName.${name}`));
  return said.join(say("valueName.or"));
}
