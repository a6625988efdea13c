import type { Parameter } from "../../../src/catalogue/operation.ts";
import { operationOf } from "../../../src/catalogue/operation-of.ts";
import { typesOf } from "../../../src/catalogue/schema/json-schema.ts";
import { pointerStep } from "../../../src/catalogue/schema/pointer.ts";
import type { BlockPlan } from "../../../src/language/block.ts";
import { defineBlock } from "../../../src/language/define-block.ts";
import type { Planner } from "../../../src/language/environment.ts";
import { otherKey } from "../../../src/language/fit/key-fit.ts";
import { otherRecords } from "../../../src/language/fit/other-records.ts";
import { isAssignable } from "../../../src/language/fit/type-fit.ts";
import {
  type CallSource,
  callShape,
  permissionsOf,
  planCall,
} from "../../../src/language/plan/call.ts";
import { type ColumnPlan, columnsShape, planColumns } from "../../../src/language/plan/column.ts";
import { reportDoubles } from "../../../src/language/plan/doubts/doubles.ts";
import type { CallPlan, RowsPlan, TextPlan } from "../../../src/language/plan/plans.ts";
import {
  namedField,
  planRows,
  recordOfRows,
  typeOfRowField,
} from "../../../src/language/plan/rows.ts";
import { planOptionalText, saidIn } from "../../../src/language/plan/text.ts";
import {
  type Described,
  object,
  optional,
  reference,
  required,
  text,
} from "../../../src/language/shape/shape.ts";
import { listType, type Type, typeName, typeOfSchema } from "../../../src/language/type.ts";
import type { Hierarchy } from "./read-dual-set.ts";
import { reportOtherSelection } from "./replaced-list.ts";

/** The plan of a dual list. */
export interface DualListPlan extends BlockPlan {
  kind: "dualList";
  candidates: RowsPlan;
  current: RowsPlan;
  save: CallPlan;
  /** The parameter of the save that takes the chosen keys. */
  keysParameter: string;
  /** Further fields shown behind an item's label. */
  details: readonly ColumnPlan[];
  /** How the items form a tree; `null` for lists. */
  hierarchy: Hierarchy | null;
  candidatesLabel: TextPlan | null;
  currentLabel: TextPlan | null;
}

const shape = object({
  candidates: required(callShape, "The list operation of what could be chosen."),
  current: required(callShape, "The list operation of what is chosen now."),
  save: required(callShape, "The write that takes the keys of all that is chosen."),
  details: optional(columnsShape, "Further fields shown behind an item's label."),
  parent: optional(
    reference("field"),
    "The field that holds the key of an item's parent; both sides are then trees.",
  ),
  candidatesLabel: optional(text(), "The heading of the candidates."),
  currentLabel: optional(text(), "The heading of the chosen."),
});

export const dualList = defineBlock<typeof shape, DualListPlan>({
  name: "dualList",
  summary: "A relation edited by moving items between candidates and chosen.",
  shape,
  plan(source, planner) {
    const { at } = planner;
    const candidates = planRows(planner, source.candidates, `${at}/candidates`);
    const current = planRows(planner, source.current, `${at}/current`);
    const bound = typeof source.save === "string" ? [] : Object.keys(source.save.with ?? {});
    const keys = keysParameterOf(planner, source.save, bound);
    const lists = [candidates, current].filter((rows) => rows !== null);
    const isFit = keys === null || lists.every((rows) => takesKeysOf(planner, keys, rows));
    const told = new Set<string>();
    const save = planSave(planner, source.save, keys, (code) => {
      told.add(code);
      return isFit;
    });
    if (!candidates || !current || !save) return null;
    if (!keys || !isFit) {
      const values = { save: save.operation, key: candidates.keyField };
      const type = typeName(keyType(planner, candidates));
      const isTold = isFit && told.size > 0;
      if (!isTold) planner.report("saveDoesNotFit", `${at}/save`, { ...values, type });
      return null;
    }
    if (!told.has("otherKey")) reportAnother(planner, current.call, save);
    reportOthers(planner, keys, { candidates, current });
    const written = typeof source.current === "string" ? "" : "/call";
    const calls = { candidates: candidates.call, current: current.call, save };
    reportOtherSelection(planner, calls, `${at}/current${written}`);
    return {
      requires: permissionsOf(candidates.call, current.call),
      dialogWidthPx: 920,
      candidates,
      current,
      save,
      keysParameter: keys.name,
      details: planColumns(
        planner,
        recordOfRows(planner.catalogue, candidates),
        source.details ?? [],
        `${at}/details`,
      ),
      hierarchy: hierarchyOf(planner, candidates, source.parent),
      ...labelsOf(planner, source),
    };
  },
});

/** Words for what is not chosen; for what is offered, as the chosen may be too; and for the chosen. */
const ofCandidates =
  /^(candidates?|candidat[oa]s)$|\b(not (yet )?(chosen|selected|assigned)|sin (elegir|asignar))\b|候选|未选|候補|未選択/i;
const ofOffered = /\b(available|disponibles?)\b|可选|可用|選択可能/i;
const ofChosen =
  /\b(chosen|selected|assigned|current|elegid[oa]s|seleccionad[oa]s|asignad[oa]s|actuales)\b|已选|当前|選択済|現在/i;

/** The headings of the two lists. */
function labelsOf(
  planner: Planner,
  source: Pick<Described<typeof shape>, "candidatesLabel" | "currentLabel">,
) {
  const at = (name: string) => `${planner.at}/${name}`;
  const candidatesLabel = planOptionalText(planner, source.candidatesLabel, at("candidatesLabel"));
  const currentLabel = planOptionalText(planner, source.currentLabel, at("currentLabel"));
  const labelled = Object.entries({ candidatesLabel, currentLabel }).flatMap(([name, label]) =>
    label === null ? [] : [{ label, pointer: at(name), written: at(name) }],
  );
  reportDoubles(planner, labelled);
  const says = (label: TextPlan | null, meant: RegExp): boolean =>
    label !== null && saidIn(planner.environment, label).some((words) => meant.test(words));
  const isOfCandidates =
    says(currentLabel, ofCandidates) ||
    (says(currentLabel, ofOffered) && says(candidatesLabel, ofChosen));
  if (isOfCandidates && candidatesLabel !== null && !says(candidatesLabel, ofCandidates)) {
    const values = { name: "currentLabel", other: "candidatesLabel" };
    planner.report("swappedArguments", at("currentLabel"), values);
  }
  return { candidatesLabel, currentLabel };
}

/** Plans the save; `isTold` tells whether a problem is already reported elsewhere. */
function planSave(
  planner: Planner,
  source: CallSource,
  keys: Parameter | null,
  isTold: (code: string) => boolean,
): CallPlan | null {
  const report: Planner["report"] = (...problem) => {
    if (isTold(problem[0])) planner.report(...problem);
  };
  const supplies = keys ? [keys.name] : [];
  return planCall({ ...planner, report }, source, `${planner.at}/save`, {
    effect: "write",
    supplies,
  });
}

/** The tree structure, from the page's source or else the operation's schema. */
function hierarchyOf(
  planner: Planner,
  rows: RowsPlan,
  parent: string | undefined,
): Hierarchy | null {
  const { list } = rows;
  const record = recordOfRows(planner.catalogue, rows);
  if (parent === undefined) {
    return list.children === undefined ? null : { childrenField: list.children };
  }
  const pointer = `${planner.at}/parent`;
  const field = namedField(planner, record, parent, pointer);
  if (field === null) return null;
  const type = typeOfSchema(planner.catalogue, record.properties?.[field] ?? {});
  const key = keyType(planner, rows);
  if (!isAssignable(type, key)) {
    const values = { name: parent, given: typeName(type), wanted: typeName(key) };
    planner.report("parentDoesNotFit", pointer, values);
    return null;
  }
  return { parentField: field };
}

function keysParameterOf(
  { catalogue }: Planner,
  save: string | { call: string },
  bound: readonly string[],
): Parameter | null {
  const operation = catalogue.operations.get(typeof save === "string" ? save : save.call);
  const isFreeArray = ({ name, schema }: Parameter): boolean =>
    !bound.includes(name) && typesOf(catalogue.resolve(schema)).includes("array");
  return operation?.parameters.find(isFreeArray) ?? null;
}

function takesKeysOf(planner: Planner, parameter: Parameter, rows: RowsPlan): boolean {
  const { catalogue } = planner;
  const items = catalogue.resolve(parameter.schema).items ?? {};
  return isAssignable(keyType(planner, rows), typeOfSchema(catalogue, items));
}

/** Reports lists whose keys belong to other records than those that the save takes. */
function reportOthers(
  planner: Planner,
  parameter: Parameter,
  lists: Readonly<Record<"candidates" | "current", RowsPlan>>,
): void {
  const { catalogue } = planner;
  const wanted = typeOfSchema(catalogue, parameter.schema);
  const { candidates, current } = lists;
  const operations = [candidates, current].map(({ call }) => operationOf(catalogue, call));
  const byPath = otherRecords(catalogue, operations);
  for (const [name, rows] of Object.entries(lists)) {
    const byTitle = otherKey(listType(keyType(planner, rows)), wanted);
    const other = byTitle ?? (rows === candidates ? byPath : null);
    if (other) planner.report("otherKey", `${planner.at}/${name}`, { ...other });
  }
}

/**
 * Reports a current list that is read for one record and saved for another, or of which only a part
 * is read, while the save replaces the whole.
 */
function reportAnother(planner: Planner, current: CallPlan, save: CallPlan): void {
  for (const { name, value, isRequired } of current.args) {
    const written = save.args.find((argument) => argument.name === name)?.value.source.trim();
    const read = value.source.trim();
    const at = `${planner.at}/current/with${pointerStep(name)}`;
    const isSaved = save.args.some((argument) => argument.value.source.trim() === read);
    if (written === undefined && !isRequired && !isSaved) {
      planner.report("readsSomeChosen", at, { name, save: save.operation }, { onKey: true });
    }
    if (written === undefined || written === read) continue;
    planner.report(
      "relatesToAnother",
      at,
      { name: read, wanted: written },
      { suggestion: written },
    );
  }
}

function keyType(planner: Planner, rows: RowsPlan): Type {
  return typeOfRowField(planner, rows, rows.keyField);
}
