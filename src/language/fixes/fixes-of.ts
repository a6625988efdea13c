import { commonProperties } from "../block.ts";
import type { LanguageEnvironment } from "../environment.ts";
import type { Problem, ProblemCode } from "../problem.ts";
import type { ShapeNode } from "../shape/shape.ts";
import { entryNamed, readSource, type SourceEntry, type SourceNode } from "../source.ts";
import { addParameter, keepFields, readFilter } from "./add-parameter.ts";
import { addEntries, removeEntry, removeItem, replaced } from "./entry-edits.ts";
import { entryAt, type FaultyPage, nodeAt, shapedNodeAt } from "./find-node.ts";
import { moved } from "./moved.ts";
import { namedFix, type QuickFix } from "./quick-fix.ts";
import { renamed } from "./rename.ts";
import { kindStub, stubOf } from "./stub.ts";
import { syntaxFix } from "./syntax.ts";
import { convertedValue } from "./value.ts";

/** The problems that are solved by removing the property that they are reported at. */
const removable: readonly ProblemCode[] = [
  "unknownProperty",
  "unknownParameter",
  "duplicateProperty",
  "alwaysHolds",
  "hasNoEffect",
  "readsOwnState",
  "stepsWithoutCall",
  "stepsNotHere",
  "takesNoFile",
  "hasNoChoices",
  "noRecord",
  "nameRepeated",
  "groupsTree",
  "turnsPagesItself",
  "readsSomeChosen",
];

/** Problems that are solved by removing the list item they stand in. */
const removableItems: readonly ProblemCode[] = [
  "duplicateField",
  "boundField",
  "pagingField",
  "readByNone",
  "saidTwice",
];

/**
 * The possible fixes of a problem in a page's text, the likeliest first; empty where a person must
 * decide. Fixes are only proposed: the caller applies their edits.
 */
export function fixesOf(
  problem: Problem,
  source: string,
  environment: LanguageEnvironment,
): QuickFix[] {
  const { root } = readSource(source);
  if (!root) {
    const fix = problem.code === "syntax" ? syntaxFix(problem, source) : null;
    return fix ? [fix] : [];
  }
  const page = { root, source, environment };
  const found = [
    moved(problem, page),
    exchanged(problem, page) ?? renamed(problem, source),
    problem.code === "erasesFields" ? keepFields(problem, page) : null,
    problem.code === "readByNone" ? readFilter(problem, page) : null,
    removed(problem, page),
    withoutDeadPart(problem, page),
    completed(problem, page),
    converted(problem, page),
  ];
  return found.filter((fix) => fix !== null);
}

/** Exchanges the two lists of a relation where each is read by the call of the other. */
function exchanged({ code, pointer, suggestion, values }: Problem, { root }: FaultyPage) {
  const other = pointer.replace(/\/current(\/call)?$/, "/candidates");
  const [current, candidates] = [pointer, other].map((at) => {
    const node = nodeAt(root, at);
    return (node && entryNamed(node, "call")?.node) || node;
  });
  const isExchanged = code === "otherSelection" && candidates?.scalar === suggestion;
  if (!current || !candidates || !suggestion || !isExchanged) return null;
  const edits = [
    replaced(current, JSON.stringify(suggestion)),
    replaced(candidates, JSON.stringify(values.name)),
  ];
  return namedFix("fix.rename", suggestion, ...edits);
}

function removed(
  { code, pointer, offset, values }: Problem,
  { root }: FaultyPage,
): QuickFix | null {
  const name = String(values.name ?? pointer.slice(pointer.lastIndexOf("/") + 1));
  if (removableItems.includes(code)) {
    const list = nodeAt(root, pointer.slice(0, pointer.lastIndexOf("/")));
    const item = list?.items.find((other) => other.pointer === pointer);
    if (!list || !item || list.items.length < 2) return null;
    const isFuller = code === "duplicateField" && item.type === "object";
    const plain = isFuller ? list.items.find(({ scalar }) => scalar === name) : null;
    // If two items are for the same field, the fix keeps the one with more properties.
    return namedFix("fix.remove", name, removeItem(list, plain ?? item));
  }
  // The condition `valid` cannot be removed, because a check must say what is valid.
  if (code === "alwaysHolds" && pointer.endsWith("/valid")) return null;
  const place = removable.includes(code) ? entryAt(root, pointer, offset) : null;
  return place && namedFix("fix.remove", place.entry.key, removeEntry(place.owner, place.entry));
}

/**
 * Removes a part that is never shown: an item of a list, or the whole list if it has no other item.
 */
function withoutDeadPart({ code, pointer }: Problem, { root }: FaultyPage): QuickFix | null {
  if (code !== "neverReached") return null;
  const part = pointer.replace(/\/(when|enabled)$/, "");
  const place = part.slice(0, part.lastIndexOf("/"));
  const list = nodeAt(root, place);
  const item = list?.items.find((other) => other.pointer === part);
  if (!list || !item) return null;
  const said = entryNamed(item, "label") ?? entryNamed(item, "kind") ?? entryNamed(item, "field");
  const name = String(said?.node.scalar ?? part.slice(place.length + 1));
  if (list.items.length > 1) return namedFix("fix.remove", name, removeItem(list, item));
  const around = entryAt(root, place, list.offset);
  if (!around || around.entry.key === "items") return null;
  return namedFix("fix.remove", name, removeEntry(around.owner, around.entry));
}

/** The fix that adds a missing property, parameter, translation or confirmation. */
function completed({ code, pointer, values }: Problem, page: FaultyPage): QuickFix | null {
  const { root, source } = page;
  const name = String(values.name ?? "");
  const node = nodeAt(root, pointer);
  if (code === "missingTranslation" && node?.type === "object") {
    return translated(String(values.languages), node, source);
  }
  if (code === "mustBePublic") return published(page);
  if (code === "beginsEmpty") return filledFromRow(page, pointer);
  if (code === "dangerUnasked" && node?.type === "object") {
    return namedFix("fix.addProperty", "confirm", addEntries(source, node, { confirm: "true" }));
  }
  if (code === "missingParameter") {
    const edit = addParameter(page, pointer, name);
    return edit && namedFix("fix.addParameter", name, edit);
  }
  if (code !== "missingProperty" || node?.type !== "object") return null;
  const stub = missingStub(page, node, name);
  if (stub === null) return null;
  return namedFix("fix.addProperty", name, addEntries(source, node, { [name]: stub }));
}

function missingStub(page: FaultyPage, node: SourceNode, name: string): string | null {
  const { root, environment } = page;
  const shaped = shapedNodeAt(page, node.pointer);
  if (!shaped) return null;
  const { shape, properties } = shaped;
  if (name === "kind" && (shape.type === "block" || shape.type === "cell")) {
    return kindStub(environment, shape.type, node);
  }
  const property = properties?.[name];
  // Properties beside the operation were written for it, so they would not fit an invented one.
  const isAlone = node.entries.every(({ key }) => Object.hasOwn(commonProperties, key));
  if (!isAlone && property && takesOperation(property.shape)) return null;
  const isPublic = entryNamed(root, "public")?.node.scalar === true;
  return property ? stubOf(property.shape, { environment, isPublic, name }) : null;
}

const takesOperation = (shape: ShapeNode): boolean =>
  shape.type === "choice"
    ? shape.of.some(takesOperation)
    : shape.type === "reference" && shape.to === "operation";

/**
 * The fix that copies an existing translation into each missing language, for people to translate.
 */
function translated(missing: string, node: SourceNode, source: string): QuickFix | null {
  const isSaid = ({ node: { scalar } }: SourceEntry): boolean => String(scalar ?? "").trim() !== "";
  const english = entryNamed(node, "en");
  const said = english && isSaid(english) ? english : node.entries.find(isSaid);
  if (!said) return null;
  const text = JSON.stringify(said.node.scalar);
  const languages = missing.split(", ");
  const blank = node.entries.filter(({ key }) => languages.includes(key));
  const filled = blank.map((entry) => replaced(entry.node, text));
  const unwritten = languages.filter((language) => !entryNamed(node, language));
  const added = Object.fromEntries(unwritten.map((language) => [language, text]));
  const edits = [...filled, ...(unwritten.length ? [addEntries(source, node, added)] : [])];
  return { titleKey: "fix.addTranslations", values: { languages: missing }, edits };
}

/** The fix that fills a form opened from a row with the values of that row. */
function filledFromRow({ root, source }: FaultyPage, pointer: string): QuickFix | null {
  const form = /\/(row|node)Actions\/\d+\/open\/values$/.test(pointer)
    ? nodeAt(root, pointer.replace(/\/values$/, ""))
    : null;
  if (!form) return null;
  return namedFix("fix.addProperty", "values", addEntries(source, form, { values: '"row"' }));
}

function published({ root, source }: FaultyPage): QuickFix {
  const said = entryNamed(root, "public")?.node;
  const edit = said ? replaced(said, "true") : addEntries(source, root, { public: "true" });
  return namedFix("fix.addProperty", "public", edit);
}

function converted(problem: Problem, { root, source }: FaultyPage): QuickFix | null {
  const node = nodeAt(root, problem.pointer);
  const text = node && convertedValue(problem, node, root, source);
  if (!node || !text) return null;
  return namedFix("fix.rename", text, replaced(node, text));
}
