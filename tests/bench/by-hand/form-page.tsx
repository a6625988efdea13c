import { Button, Card, Form, Input, InputNumber, Select, Switch, Typography } from "antd";
import { memo } from "react";
import { type BenchField, benchChoices, benchFields } from "../kinds/fields.ts";

const options = benchChoices.map((value) => ({ value, label: value }));

/** A page with a form of 100 fields. */
export const FormPage = memo(function FormPage({ title }: { title: string }) {
  const [form] = Form.useForm();
  return (
    <>
      <Typography.Title level={1}>{title}</Typography.Title>
      <Card>
        <Form form={form} layout="vertical" autoComplete="off">
          {benchFields.map((field) => (
            <Form.Item
              key={field.name}
              name={field.name}
              label={field.label}
              valuePropName={field.sort === "switch" ? "checked" : "value"}
              rules={
                field.isRequired
                  ? [{ required: true, message: `Please enter ${field.label}` }]
                  : undefined
              }
            >
              {inputOf(field)}
            </Form.Item>
          ))}
          <Button htmlType="submit" type="primary">
            Save
          </Button>
        </Form>
      </Card>
    </>
  );
});

function inputOf({ sort }: BenchField) {
  if (sort === "number") return <InputNumber style={{ width: "100%" }} />;
  if (sort === "choice") return <Select options={options} allowClear placeholder="Choose" />;
  if (sort === "switch") return <Switch />;
  return <Input maxLength={64} />;
}
