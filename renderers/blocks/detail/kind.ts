import { operationOf } from "../../../src/catalogue/operation-of.ts";
import {
  type BlockPlan,
  dialogWidthOf,
  recordUse,
  rereadProperties,
} from "../../../src/language/block.ts";
import { defineBlock } from "../../../src/language/define-block.ts";
import { actionsShape, planActions } from "../../../src/language/plan/action.ts";
import { callShape, permissionsOf, planCall } from "../../../src/language/plan/call.ts";
import { type ColumnPlan, columnsShape, planColumns } from "../../../src/language/plan/column.ts";
import { shownNamesOfAnswer } from "../../../src/language/plan/field.ts";
import type { ActionPlan, CallPlan } from "../../../src/language/plan/plans.ts";
import { integer, object, optional, required } from "../../../src/language/shape/shape.ts";
import { nullType, typeOfSchema } from "../../../src/language/type.ts";

/** The plan of a detail block, which shows one record read only. */
export interface DetailPlan extends BlockPlan {
  kind: "detail";
  record: CallPlan;
  fields: readonly ColumnPlan[];
  columns: number;
  /** Actions on the record. */
  toolbar: readonly ActionPlan[];
  /** The field whose value names the record; `null` where the operation declares none. */
  labelField: string | null;
}

const shape = object({
  record: required(callShape, "The read that answers the record."),
  fields: optional(columnsShape, "The fields to show; all plain ones if left out."),
  toolbar: optional(actionsShape, "Actions beside its heading; `row` is the record."),
  columns: optional(integer(1, 4), "How many fields stand side by side; 1 unless said otherwise."),
  ...rereadProperties,
});

export const detail = defineBlock<typeof shape, DetailPlan>({
  name: "detail",
  summary: "One record, read only.",
  shape,
  publishes: ({ record }, { catalogue }) => {
    const id = typeof record === "string" ? record : record.call;
    const answer = catalogue.operations.get(id)?.answer;
    return { record: answer ? typeOfSchema(catalogue, answer) : nullType };
  },
  plan(source, planner) {
    const record = planCall(planner, source.record, `${planner.at}/record`, { effect: "read" });
    if (!record) return null;
    const { answer, list } = operationOf(planner.catalogue, record);
    if (list) {
      planner.report("listNotRecord", `${planner.at}/record`, { name: record.operation });
      return null;
    }
    const schema = planner.catalogue.resolve(answer ?? {});
    const fields = source.fields ?? shownNamesOfAnswer(planner, schema);
    return {
      requires: permissionsOf(record),
      record,
      ofRecord: recordUse(
        false,
        record.args.map(({ value }) => value),
      ),
      fields: planColumns(planner, schema, fields, `${planner.at}/fields`),
      columns: source.columns ?? 1,
      toolbar: planActions(
        planner.withScope({ row: typeOfSchema(planner.catalogue, schema) }),
        source.toolbar,
        `${planner.at}/toolbar`,
      ),
      labelField: schema["x-label"] ?? null,
      dialogWidthPx: dialogWidthOf(source.columns ?? 1),
    };
  },
  listedFields: ({ record, fields }, catalogue) => ({
    property: "fields",
    schema: catalogue.resolve(operationOf(catalogue, record).answer ?? {}),
    names: fields.map(({ name }) => name),
  }),
});
