import { operationOf } from "../../../src/catalogue/operation-of.ts";
import { orderSchema, sortableFields } from "../../../src/catalogue/paging/list-order.ts";
import { isPaged, sizeNear, sizesIn, usualLargest } from "../../../src/catalogue/paging/paging.ts";
import { attributesOf } from "../../../src/catalogue/schema/attributes.ts";
import type { JsonSchema } from "../../../src/catalogue/schema/json-schema.ts";
import { type BlockPlan, rereadProperties } from "../../../src/language/block.ts";
import { defineBlock } from "../../../src/language/define-block.ts";
import type { Planner } from "../../../src/language/environment.ts";
import type { Expression } from "../../../src/language/expression/scope.ts";
import { actionsShape, planActions } from "../../../src/language/plan/action.ts";
import { callShape, permissionsOf } from "../../../src/language/plan/call.ts";
import {
  type ColumnPlan,
  groupShape,
  planColumns,
  planGroup,
  planTone,
  someColumnsShape,
} from "../../../src/language/plan/column.ts";
import { unreadRow } from "../../../src/language/plan/doubts/unread-row.ts";
import { shownNames } from "../../../src/language/plan/field.ts";
import { type InputPlan, inputsShape } from "../../../src/language/plan/input.ts";
import type { ActionPlan, RowsPlan, TextPlan } from "../../../src/language/plan/plans.ts";
import { planRows, recordOfRows, rowTypeOf, typeOfRow } from "../../../src/language/plan/rows.ts";
import { planText } from "../../../src/language/plan/text.ts";
import { planUsual } from "../../../src/language/plan/usual.ts";
import {
  block,
  boolean,
  type Described,
  expression,
  integer,
  object,
  optional,
  required,
  text,
} from "../../../src/language/shape/shape.ts";
import { listType, numberType, typeOfSchema } from "../../../src/language/type.ts";
import { labelled, sortOf } from "./attribute-columns.ts";
import { type ExportPlan, planExport } from "./export/plan-export.ts";
import { type ImportPlan, importShape, planImport } from "./import/import-plan.ts";
import { planFinds, planSearch, typeOfFilters } from "./search/plan-search.ts";

/** A column of a table. */
export type TableColumn = TablePlan["columns"][number];

/** The plan of a table. */
export interface TablePlan extends BlockPlan {
  kind: "table";
  rows: RowsPlan;
  columns: readonly (ColumnPlan & {
    isSortable: boolean;
    /** The name by which the service sorts the column, where that is not the column's own. */
    sortedAs?: string;
  })[];
  /** The column that rows are grouped by; `null` without grouping. */
  groupBy: ColumnPlan | null;
  search: readonly InputPlan[];
  toolbar: readonly ActionPlan[];
  rowActions: readonly ActionPlan[];
  /** Actions on the checked rows. */
  bulkActions: readonly ActionPlan[];
  /** The id of the block below an expanded row, or `null` where rows do not expand. */
  expand: string | null;
  /** The plan of the import from a file; `null` without an import. */
  import: ImportPlan | null;
  /** Rows per page; unlimited where all rows are in one scroll area. */
  pageSize: number;
  /** The offered page sizes; empty in one scroll area. */
  pageSizes: readonly number[];
  /** The operation's names of the two sort orders; empty where it lists none. */
  orders: readonly string[];
  /** The text for an empty table; `null` for the usual text. */
  empty: TextPlan | null;
  /** Whether rows can be exported to a file. */
  isExported: boolean;
  /** How the service itself returns the rows as a file; `null` where it does not. */
  exportedBy: ExportPlan | null;
  /** Whether the operation answers one page at a time; otherwise it answers all rows. */
  isPaged: boolean;
  /** The tone of a row; `null` for the usual tone. */
  tone: Expression | null;
}

const shape = object({
  rows: required(callShape, "The list operation whose rows it shows."),
  empty: optional(text(), "What is said where there are no rows."),
  search: optional(inputsShape, "The fields of its search; all the operation takes if left out."),
  columns: optional(someColumnsShape, "Its columns; all fields of a row if left out."),
  groupBy: optional(
    groupShape,
    "What its rows are grouped by: a field, or what is worked out of `row`; columns with a summary have one for each group.",
  ),
  tone: optional(
    expression(),
    "How a `row` looks: `'success'`, `'warning'`, `'danger'` or `'muted'`; usual where it is `null`.",
  ),
  toolbar: optional(actionsShape, "Actions above the rows."),
  rowActions: optional(actionsShape, "Actions on a row; `row` is the row."),
  bulkActions: optional(
    actionsShape,
    "Actions on checked rows, `rows`; a call that reads `row` is made for each of them.",
  ),
  expand: optional(block(), "A block that each row opens below itself; `row` is the row."),
  pageSize: optional(
    integer(1, 500),
    "Rows a page; 20 unless said otherwise. Rows that come all at once stand in one scroll without it.",
  ),
  export: optional(
    boolean(),
    "Whether its rows can be saved as a file; yes unless said otherwise.",
  ),
  import: optional(
    importShape,
    "The write that takes the rows of a CSV or Excel file, one by one.",
  ),
  ...rereadProperties,
});

export const table = defineBlock<typeof shape, TablePlan>({
  name: "table",
  summary: "Rows of a list operation, with search, paging, sorting and actions.",
  precedence: 1,
  shape,
  publishes: (source, planner) => ({
    selected: rowTypeOf(planner, source.rows),
    filters: typeOfFilters(planner, source),
    total: numberType,
  }),
  plan(source, planner) {
    const { at } = planner;
    const planned = planRows(planner, source.rows, `${at}/rows`);
    if (!planned) return null;
    const rows = labelled(planner, planned);
    const operation = operationOf(planner.catalogue, rows.call);
    const { size, sort, order } = rows.list;
    const isPagedList = isPaged(rows.list);
    const schemaOf = (name = "") => operation.request.properties?.[name] ?? {};
    // A sort order bound by the page cannot be changed.
    const isOrdered = rows.call.args.some(({ name }) => name === sort);
    const record = recordOfRows(planner.catalogue, rows);
    const sortable = isOrdered
      ? []
      : sortableFields(
          rows.list,
          orderSchema(planner.catalogue, schemaOf(sort)),
          shownNames(planner, record),
        );
    const attributes = attributesOf(planner.catalogue, record);
    const row = typeOfRow(planner, rows);
    const answer = typeOfSchema(planner.catalogue, operation.answer ?? {});
    const ofRow = planner.withScope({ row });
    const ofRows = planner.withScope({ rows: listType(row) });
    const ofEach = ofRows.withScope({ row });
    const chosenBy = [...groupsOf(source), ...rows.call.args.map(({ name }) => name)];
    const columns = columnsOf(planner, record, source.columns, { answer, chosenBy });
    const tone = planTone(planner, record, source.tone, `${at}/tone`);
    const search = calledAsColumns(planSearch(planner, rows, source.search), columns);
    return {
      requires: permissionsOf(rows.call),
      dialogWidthPx: 920,
      rows,
      columns: columns.map((column, index) => ({
        ...column,
        // The first column carries the row's icon, so that its tone does not depend on colour
        // alone.
        tone: column.tone ?? (index === 0 ? tone : null),
        ...(isPagedList ? sortOf(column.name, sortable, attributes) : { isSortable: true }),
      })),
      groupBy: planGroup(planner, rows, record, source.groupBy, `${at}/groupBy`),
      search,
      ...planFinds(rows, search, columns),
      toolbar: planActions(planner, source.toolbar, `${at}/toolbar`),
      rowActions: planActions(ofRow, source.rowActions, `${at}/rowActions`),
      bulkActions: planActions(ofRows, source.bulkActions, `${at}/bulkActions`, ofEach),
      expand: source.expand ? planExpand(ofRow) : null,
      import: source.import ? planImport(planner, source.import, row, `${at}/import`) : null,
      ...(isPagedList || source.pageSize !== undefined
        ? pageSizesOf(schemaOf(size), source.pageSize ?? 20, isPagedList && size !== undefined)
        : inOneScroll),
      orders: (schemaOf(order).enum ?? []).map(String),
      empty: source.empty ? planText(planner, source.empty, `${at}/empty`) : null,
      isExported: source.export ?? true,
      exportedBy: planExport(planner, rows),
      isPaged: isPagedList,
      tone,
    };
  },
  listedFields: ({ rows, columns, search }, catalogue) => ({
    property: "columns",
    schema: recordOfRows(catalogue, rows),
    names: columns.map(({ name }) => name),
    ...(search.length > 0 && { searchProperty: "search" }),
  }),
});

function groupsOf({ groupBy }: Described<typeof shape>): readonly (string | undefined)[] {
  return typeof groupBy === "string" ? [groupBy] : [groupBy?.field, groupBy?.value];
}

/** Page settings of a table whose rows all come at once and are shown in one scroll area. */
const inOneScroll = { pageSize: Number.MAX_SAFE_INTEGER, pageSizes: [] };

const usualSizes = [10, 20, 50, 100, 200, 500];

/** The page sizes that a table offers and its initial one, as its operation permits. */
function pageSizesOf(
  schema: JsonSchema,
  wanted: number,
  isAsked: boolean,
): Pick<TablePlan, "pageSize" | "pageSizes"> {
  const pageSize = isAsked ? sizeNear(schema, wanted) : wanted;
  const listed = isAsked ? sizesIn(schema.enum) : [];
  const { minimum = 1, maximum = usualLargest } = isAsked ? schema : { maximum: 500 };
  const usual = usualSizes.filter((size) => size >= minimum && size <= maximum);
  const offered = listed.length > 0 ? listed : usual;
  return { pageSize, pageSizes: [...new Set([...offered, pageSize])].sort((a, b) => a - b) };
}

function planExpand(ofRow: Planner): string {
  const { id } = ofRow.repeatedBlock(`${ofRow.at}/expand`);
  const unread = unreadRow(ofRow.parts, id);
  if (unread !== null) ofRow.report("readsNoRow", unread);
  return id;
}

/** The search fields, labelled like the columns of the same name. */
function calledAsColumns(
  search: readonly InputPlan[],
  columns: readonly ColumnPlan[],
): readonly InputPlan[] {
  return search.map((input) => {
    const column = columns.find(({ name }) => name === input.name);
    const names = input.schema["x-values"] ?? column?.schema["x-values"];
    return names ? { ...input, schema: { ...input.schema, "x-values": names } } : input;
  });
}

function columnsOf(
  planner: Planner,
  record: JsonSchema,
  written: Described<typeof someColumnsShape> | undefined,
  summed: NonNullable<Parameters<typeof planColumns>[4]>,
): ColumnPlan[] {
  const at = `${planner.at}/columns`;
  if (written) return planColumns(planner, record, written, at, summed);
  const names = shownNames(planner, record);
  return planUsual(planner, record, names, (own) => planColumns(own, record, names, at), "columns");
}
