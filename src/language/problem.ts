import type { Translator } from "../i18n/translator.ts";
import { type Say, typesInWords } from "./type-words.ts";

/**
 * Every problem that a page can have, with its severity; the messages have the keys
 * `problem.<code>`.
 */
export const problemSeverity = {
  syntax: "error",
  tooLarge: "error",
  tooDeep: "error",
  tooManyBlocks: "error",
  tooManyProblems: "error",
  wrongType: "error",
  unknownProperty: "error",
  missingProperty: "error",
  blockUnplaced: "error",
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
  untranslated: "warning",
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
  notPartOf: "warning",
  unknownPlace: "error",
  cellDoesNotFit: "error",
  widgetDoesNotFit: "error",
  takesNoFile: "error",
  hasNoChoices: "error",
  notImportable: "error",
  notForImport: "warning",
  severalLayouts: "error",
  stepWithoutFields: "error",
  duplicateField: "error",
  groupsByMany: "error",
  groupsTree: "error",
  groupsByKey: "warning",
  labelledByKey: "warning",
  notNameable: "error",
  valueUnnamed: "warning",
  noRecord: "error",
  listNotRecord: "error",
  notInValues: "error",
  beginsEmpty: "warning",
  beginsWithout: "warning",
  valuesWithin: "warning",
  erasesFields: "warning",
  boundField: "error",
  optionsDoNotFit: "error",
  inputNotSent: "error",
  otherKey: "warning",
  relatesToAnother: "warning",
  concernsSeveral: "warning",
  otherSelection: "warning",
  readsSomeChosen: "warning",
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
  readsOwnState: "error",
  unsafeAddress: "error",
  unlistedHost: "warning",
  readsItself: "warning",
  optionsOfItself: "warning",
  checksAnother: "warning",
  checksFirstPage: "warning",
  saidElsewhere: "warning",
  acceptsKnownOnly: "warning",
  unknownParam: "error",
  pagingField: "warning",
  turnsPagesItself: "warning",
  sameLabel: "warning",
  namedAsAnother: "warning",
  saysOfAnother: "warning",
  saidTwice: "warning",
  doesTheSame: "warning",
  hasNoEffect: "warning",
  countsAnyway: "warning",
  dangerUnasked: "warning",
  firstOfMany: "warning",
  holdsForOne: "warning",
  formOfFirst: "warning",
  selectedNotRow: "warning",
  speaksOfAnother: "warning",
  sentAsAnother: "warning",
  swappedArguments: "warning",
  writtenPassword: "warning",
  quotedMember: "warning",
  sendsBack: "warning",
  sendsOpposite: "warning",
  contradictsLabel: "warning",
  turnedRound: "warning",
  needsWhatIsEmpty: "warning",
  sendsFormatted: "warning",
  addsElsewhere: "warning",
  addsIds: "warning",
  addsRates: "warning",
  addsCurrencies: "warning",
  comparesDigits: "warning",
  countsPage: "warning",
  mixesYears: "warning",
  notOpen: "warning",
  readByNone: "warning",
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
  paramUnread: "warning",
  namesFirstOfMany: "warning",
  paramDoesNotFit: "warning",
  neverHolds: "warning",
  backwardPeriod: "warning",
  neverReached: "warning",
  alwaysHolds: "warning",
  alwaysSame: "warning",
  ruleAlwaysHolds: "warning",
  unknownDictionary: "warning",
} as const satisfies Record<string, "error" | "warning">;

/** The code of a problem in a page. */
export type ProblemCode = keyof typeof problemSeverity;

/** A problem in a page: what is wrong, where, and what to do about it (architecture, law 8). */
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

/** Whether a problem must be mended before its page can be published. */
export function isError({ severity }: Pick<Problem, "severity">): boolean {
  return severity === "error";
}

/** The message and the remedy of a problem in the language of the texts. */
export function describeProblem(
  problem: Problem,
  texts: Translator,
): { message: string; remedy: string } {
  return sayProblem(problem, texts.say);
}

/** The message and the remedy of a problem, made with the given translation function. */
export function sayProblem(
  problem: Pick<Problem, "code" | "values" | "suggestion">,
  say: Say,
): { message: string; remedy: string } {
  const { code, suggestion } = problem;
  const values = { ...problem.values, ...inWords(problem, say), suggestion: suggestion ?? "" };
  const isOfList = code === "outOfRange" && problem.values.maximum === unbounded;
  const isWithin = code === "unknownProperty" && problem.values.place !== undefined;
  const [message, own] = isOfList ? ["ofList", "ofListRemedy"] : ["message", "remedy"];
  const remedy = isWithin ? "within" : own;
  return {
    message: say(`problem.${code}.${message}`, values),
    remedy: say(suggestion ? "common.didYouMean" : `problem.${code}.${remedy}`, values),
  };
}

/** The sign for a missing upper limit, such as that of a list's entries. */
export const unbounded = "∞";

/** Translates the values of a problem that have a name in each language, such as types. */
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
      return typesInWords(code, values, say);
  }
}

/**
 * The names of types for people: `operation | object` becomes the name of an operation or an
 * object.
 */
function valueNames(names: string, say: Say): string {
  const said = names.split(" | ").map((name) => say(`valueName.${name}`));
  return said.join(say("valueName.or"));
}
