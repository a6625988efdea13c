import { Alert, Button, Descriptions, Empty } from "antd";
import { useMemo } from "react";
import { goneCodes } from "../../../src/catalogue/answer-codes.ts";
import { isRecord } from "../../../src/catalogue/schema/record.ts";
import { useMedia } from "../../../src/ui/use-media.ts";
import { ActionButtons } from "../../runtime/act/action-buttons.tsx";
import { useActions } from "../../runtime/act/use-actions.ts";
import { useHost } from "../../runtime/page/contexts.ts";
import { Panel } from "../../runtime/page/panel.tsx";
import { usePublish } from "../../runtime/page/use-scope.ts";
import type { BlockViewProps, FirstDrawing } from "../../runtime/page/views.ts";
import { AgainNote } from "../../runtime/read/again-note.tsx";
import { FailedBlock, LoadingBlock, WaitingBlock } from "../../runtime/read/block-states.tsx";
import { useAgain } from "../../runtime/read/use-again.ts";
import { type Read, useRead } from "../../runtime/read/use-read.ts";
import { FieldValue } from "../../runtime/show/cell-view.tsx";
import { useDerive } from "../../runtime/show/derived.ts";
import { plainText } from "../../runtime/show/plain-text.ts";
import type { DetailPlan } from "./kind.ts";

/** Shows one record, read only. */
export function View({ plan }: BlockViewProps<DetailPlan>) {
  const again = useAgain(plan);
  const read = useRead(plan.record, {}, { again, isRecord: true, answers: goneCodes });
  const isGone = read.status === "failed" && goneCodes.includes(read.error?.code ?? 0);
  // The last answer is kept after a failed read, but a deleted record is not shown as if it existed.
  const result = isGone ? null : read.result;
  const record = result?.data ?? null;
  usePublish(
    plan.name,
    useMemo(() => ({ record }), [record]),
  );
  return (
    <Panel plan={plan} actions={plan.toolbar.length > 0 && <Toolbar plan={plan} record={record} />}>
      {isGone && <GoneRecord read={read} />}
      {read.status === "failed" && !isGone && <FailedBlock read={read} />}
      {read.status === "waiting" && <WaitingBlock calls={[plan.record]} />}
      {read.status === "loading" && <LoadingBlock />}
      {result && <Fields plan={plan} answered={result.data} />}
      <AgainNote again={again} read={read} />
    </Panel>
  );
}

View.first = ({ record }: DetailPlan): FirstDrawing => ({ reads: [{ call: record }] });

/** The toolbar with the actions on the shown record; it is empty while there is no record. */
function Toolbar({ plan, record }: { plan: DetailPlan; record: unknown }) {
  const actions = useActions(plan.toolbar);
  const locals = useMemo(() => ({ row: record }), [record]);
  if (!isRecord(record)) return null;
  const { labelField } = plan;
  const subject = labelField === null ? null : plainText(record[labelField]);
  return <ActionButtons actions={actions} locals={locals} subject={subject} />;
}

/** Reports that the record does not exist, or no longer, with what the service says about it. */
function GoneRecord({ read }: { read: Read }) {
  const { text } = useHost();
  return (
    <Alert
      type="warning"
      showIcon
      title={text("detail.gone")}
      description={read.error?.message}
      action={
        <Button size="small" onClick={() => void read.refresh()}>
          {text("common.retry")}
        </Button>
      }
    />
  );
}

function Fields({ plan, answered }: { plan: DetailPlan; answered: unknown }) {
  const host = useHost();
  // Reads the width synchronously, since antd's own breakpoints are known only after a first draw.
  const isNarrow = useMedia("(max-width: 767px)");
  const derive = useDerive(plan.fields);
  if (!isRecord(answered)) {
    const description = host.text("detail.empty");
    return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={description} />;
  }
  const record = derive(answered);
  const { labelField } = plan;
  const subject = labelField === null ? undefined : plainText(record[labelField]);
  const items = plan.fields.map((field) => ({
    key: field.name,
    label: host.text(field.label),
    children: <FieldValue row={record} field={field} subject={subject} />,
  }));
  return (
    <Descriptions
      bordered
      size="small"
      items={items}
      column={isNarrow ? 1 : plan.columns}
      styles={{ label: { width: 160 } }}
    />
  );
}
