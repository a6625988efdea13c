import { Form, Input, Select } from "antd";
import { useId } from "react";
import { useStudio } from "../studio-host.ts";
import { type ImportForm, isPermission } from "./import-form.ts";
import { readRanges } from "./ranges.ts";
import styles from "./services.module.css";
import type { ServiceCheck } from "./use-import-check.ts";

interface ReadingFieldsProps {
  form: ImportForm;
  /** What the document proposes. */
  result: ServiceCheck | null;
  onChange(part: Partial<ImportForm>): void;
}

/** What a document does not say of its service: where it is, and how its answers are read. */
export function ReadingFields({ form, result, onChange }: ReadingFieldsProps) {
  const { text } = useStudio();
  const listed = result?.operations.find(({ rows }) => rows !== null);
  return (
    <Form layout="vertical" component="div" className={styles.stack}>
      <Pointer
        label={text("service.basePath")}
        hint={text("service.basePathHelp")}
        value={form.basePath ?? result?.basePath ?? ""}
        placeholder="/"
        onChange={(basePath) => onChange({ basePath })}
      />
      <PermissionFields form={form} onChange={onChange} />
      <SuccessFields form={form} onChange={onChange} />
      <div className={styles.pair}>
        <Pointer
          label={text("service.rows")}
          hint={text("studio.services.foundHint")}
          value={form.rows}
          placeholder={listed?.rows || "/"}
          onChange={(rows) => onChange({ rows })}
        />
        <Pointer
          label={text("service.total")}
          value={form.total}
          placeholder={listed?.total || "/total"}
          onChange={(total) => onChange({ total })}
        />
      </div>
    </Form>
  );
}

/** What tells that a call succeeded, and where its data then are. */
function SuccessFields({ form, onChange }: Omit<ReadingFieldsProps, "result">) {
  const { text } = useStudio();
  const id = useId();
  const isWrong = readRanges(form.success) === null;
  return (
    <>
      <Form.Item label={text("studio.services.successIs")} htmlFor={`${id}-code`}>
        <Select
          id={`${id}-code`}
          value={form.hasCode}
          options={[
            { value: false, label: text("studio.services.statusTells") },
            { value: true, label: text("studio.services.codeTells") },
          ]}
          onChange={(hasCode: boolean) =>
            onChange({ hasCode, data: hasCode ? form.data || "/data" : "" })
          }
        />
      </Form.Item>
      {form.hasCode && (
        <div className={styles.pair}>
          <Pointer
            label={text("service.code")}
            value={form.code}
            placeholder="/code"
            onChange={(code) => onChange({ code })}
          />
          <Pointer
            label={text("service.data")}
            value={form.data}
            placeholder="/data"
            onChange={(data) => onChange({ data })}
          />
        </div>
      )}
      <Form.Item
        label={text("service.success")}
        htmlFor={`${id}-success`}
        validateStatus={isWrong ? "error" : undefined}
        help={isWrong ? text("studio.services.rangesRule") : undefined}
      >
        <Input
          id={`${id}-success`}
          value={form.success}
          spellCheck={false}
          placeholder={form.hasCode ? "0, 200" : "200-299"}
          onChange={({ target }) => onChange({ success: target.value })}
        />
      </Form.Item>
    </>
  );
}

interface PointerProps {
  label: string;
  hint?: string;
  value: string;
  placeholder: string;
  onChange(value: string): void;
}

/** A place in an answer, or a path: steps, each after a slash. */
function Pointer({ label, hint, value, placeholder, onChange }: PointerProps) {
  const { text } = useStudio();
  const id = useId();
  const isWrong = !/^(\/[^/]+)*$/.test(value);
  return (
    <Form.Item
      label={label}
      htmlFor={id}
      extra={hint}
      validateStatus={isWrong ? "error" : undefined}
      help={isWrong ? text("studio.services.pathRule") : undefined}
    >
      <Input
        id={id}
        value={value}
        placeholder={placeholder}
        maxLength={200}
        spellCheck={false}
        onChange={({ target }) => onChange(target.value.trim())}
      />
    </Form.Item>
  );
}

function PermissionFields({ form, onChange }: Omit<ReadingFieldsProps, "result">) {
  const { text } = useStudio();
  const id = useId();
  const isWrong = form.permissionName !== "" && !isPermission(form.permissionName);
  return (
    <div className={styles.pair}>
      <Form.Item label={text("studio.services.whoMayCall")} htmlFor={`${id}-sort`}>
        <Select
          id={`${id}-sort`}
          value={form.permission}
          options={[
            { value: "each", label: text("studio.services.permission.each") },
            { value: "one", label: text("studio.services.permission.one") },
            { value: "signedIn", label: text("studio.services.permission.signedIn") },
          ]}
          onChange={(permission: ImportForm["permission"]) => onChange({ permission })}
        />
      </Form.Item>
      {form.permission === "one" && (
        <Form.Item
          label={text("service.permission")}
          htmlFor={`${id}-name`}
          validateStatus={isWrong ? "error" : undefined}
          help={isWrong ? text("studio.services.permissionRule") : undefined}
        >
          <Input
            id={`${id}-name`}
            value={form.permissionName}
            placeholder={`${form.name.toLowerCase() || "service"}:all:use`}
            maxLength={80}
            spellCheck={false}
            onChange={({ target }) => onChange({ permissionName: target.value.trim() })}
          />
        </Form.Item>
      )}
    </div>
  );
}
