import { Card, Descriptions, Typography } from "antd";
import { memo } from "react";
import { benchFields } from "../kinds/fields.ts";
import { useAnswer } from "./use-answer.ts";

type Values = Readonly<Record<string, string | number | boolean>>;

/** A page with a record of 100 fields. */
export const DetailPage = memo(function DetailPage({ title, of }: { title: string; of: string }) {
  const record = useAnswer<Values>(`/bench-api/one?of=${of}`);
  const items = benchFields.map(({ name, label }) => ({
    key: name,
    label,
    children: shown(record?.[name]),
  }));
  return (
    <>
      <Typography.Title level={1}>{title}</Typography.Title>
      <Card loading={record === undefined}>
        <Descriptions bordered size="small" items={items} column={2} />
      </Card>
    </>
  );
});

function shown(value: Values[string] | undefined): string {
  if (typeof value === "boolean") return value ? "Yes" : "No";
  return typeof value === "number" ? value.toLocaleString("en") : (value ?? "");
}
