import { DownOutlined, UpOutlined } from "@ant-design/icons";
import { Button, Checkbox } from "antd";
import { Fragment, memo, type ReactNode, useState } from "react";
import { ChunkedList, type ListPlace } from "../../../../src/ui/list/chunked-list.tsx";
import { useHost } from "../../../runtime/page/contexts.ts";
import { FieldValue } from "../../../runtime/show/cell-view.tsx";
import { plainText } from "../../../runtime/show/plain-text.ts";
import { shownText } from "../../../runtime/show/shown-text.ts";
import { toneOf } from "../../../runtime/show/toned.tsx";
import { ExpandButton, ExpandedRow } from "../expand/expanded-row.tsx";
import type { TablePlan } from "../kind.ts";
import { columnsWithSubtotals, type GroupHeading, headingOf } from "../query/row-groups.ts";
import type { Row } from "../query/table-rows.ts";
import styles from "../table.module.css";
import { RowActionsCell } from "./columns.tsx";
import { GroupName } from "./group-heading.tsx";
import { SummaryList } from "./summary-row.tsx";
import type { CheckedRows, ExpandedRows, Selection } from "./use-row-state.ts";

/** Fields on a card until more are asked for; all would make each card a page of its own. */
const mostFields = 6;

/** The estimated height of a card in pixels. */
const estimatedHeightPx = 220;

interface RowCardsProps {
  plan: TablePlan;
  rows: readonly Row[];
  keys: ReadonlyMap<Row, string>;
  selection: Selection | null;
  checked: CheckedRows | null;
  expanded: ExpandedRows | null;
  empty: ReactNode;
}

/** The rows of a table on a screen too narrow for columns: one card for each row. */
export const RowCards = memo(function RowCards(props: RowCardsProps) {
  const { plan, rows, keys, selection, checked, expanded, empty } = props;
  const host = useHost();
  const { labelField } = plan.rows;
  if (rows.length === 0) return empty;
  return (
    <ChunkedList
      className={styles.cards}
      items={rows}
      estimatedHeightPx={estimatedHeightPx}
      item={(row, place) => {
        const group = headingOf(row);
        if (group) return <GroupCard key={group.key} plan={plan} group={group} place={place} />;
        const rowKey = keys.get(row) ?? "";
        const about = { row, rowKey, labelField };
        const isOpen = expanded?.keys.has(rowKey) === true;
        const isSelected = selection?.key === rowKey;
        const tone = toneOf(row);
        const names = [styles.card, isSelected && styles.selected, tone && styles[`${tone}Row`]];
        const className = names.filter(Boolean).join(" ");
        return (
          <li key={rowKey} data-row-key={rowKey} {...place} className={className}>
            {checked && (
              <Checkbox
                className={styles.cardCheck}
                aria-label={host.text("table.check", { name: shownText(host, row[labelField]) })}
                checked={checked.rows.has(rowKey)}
                onChange={() => checked.toggle(rowKey)}
              />
            )}
            <RowCard plan={plan} row={row} isSelected={isSelected} toggle={selection?.toggle} />
            {expanded && (
              <div className={styles.cardExpansion}>
                <ExpandButton
                  {...about}
                  isOpen={isOpen}
                  isLabelled
                  onToggle={() => expanded.toggle(rowKey)}
                />
                {isOpen && <ExpandedRow {...about} expanded={expanded} />}
              </div>
            )}
          </li>
        );
      }}
    />
  );
});

interface GroupCardProps {
  plan: TablePlan;
  group: GroupHeading;
  place: ListPlace;
}

/** The heading of a group above its cards, with the group's subtotals. */
function GroupCard({ plan, group, place }: GroupCardProps) {
  const columns = columnsWithSubtotals(plan.columns);
  return (
    <li {...place} className={styles.groupCard}>
      <GroupName plan={plan} group={group} />
      <SummaryList plan={{ columns }} totals={group.totals} />
    </li>
  );
}

interface RowCardProps {
  plan: TablePlan;
  row: Row;
  isSelected: boolean;
  toggle: ((row: Row) => void) | undefined;
}

const RowCard = memo(function RowCard({ plan, row, isSelected, toggle }: RowCardProps) {
  const [first, ...others] = plan.columns;
  const subject = plainText(row[plan.rows.labelField]);
  const name = first && <FieldValue field={first} row={row} subject={subject} />;
  return (
    <>
      <div className={styles.cardHead}>
        {toggle ? (
          <button
            type="button"
            className={styles.cardName}
            aria-pressed={isSelected}
            onClick={() => toggle(row)}
          >
            {name}
          </button>
        ) : (
          <span className={styles.cardName}>{name}</span>
        )}
        <RowActionsCell row={row} inline={0} />
      </div>
      <CardValues fields={others} row={row} subject={subject} />
    </>
  );
});

interface CardValuesProps {
  fields: TablePlan["columns"];
  row: Row;
  subject: string;
}

/** The values of a card, of which the first are shown until the others are asked for. */
function CardValues({ fields, row, subject }: CardValuesProps) {
  const { text } = useHost();
  const [isOpen, setOpen] = useState(false);
  const isLong = fields.length > mostFields + 1;
  return (
    <>
      <dl className={styles.values}>
        {(isLong && !isOpen ? fields.slice(0, mostFields) : fields).map((field) => (
          <Fragment key={field.name}>
            <dt>{text(field.label)}</dt>
            <dd dir="auto">
              <FieldValue field={field} row={row} subject={subject} />
            </dd>
          </Fragment>
        ))}
      </dl>
      {isLong && (
        <Button
          type="link"
          className={styles.cardMore}
          aria-expanded={isOpen}
          icon={isOpen ? <UpOutlined aria-hidden /> : <DownOutlined aria-hidden />}
          iconPlacement="end"
          onClick={() => setOpen(!isOpen)}
        >
          {text(isOpen ? "table.fewerValues" : "table.moreValues")}
        </Button>
      )}
    </>
  );
}
