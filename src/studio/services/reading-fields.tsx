import { Form, Select } from "antd";
import { useId } from "react";
import { useStudio } from "../studio-host.ts";
import { TextField } from "../text-field.tsx";
import { type ImportForm, isPermission, readRanges } from "./import-form.ts";
import type { ServiceCheck } from "./import-result.tsx";
import styles from "./services.module.css";

interface ReadingFieldsProps {
  form: ImportForm;
  /** The result of the check, with the document's proposals. */
  result: ServiceCheck | null;
  onChange(part: Partial<ImportForm>): void;
}

/**
 * Inputs for what a document does not say about its service: its address and how to read its
 * responses.
 */
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
      <SuccessFields form={form} result={result} onChange={onChange} />
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

/** Inputs for what marks a call as successful, and where a response holds its data. */
function SuccessFields({ form, result, onChange }: ReadingFieldsProps) {
  const { text } = useStudio();
  const id = useId();
  const isWrong = readRanges(form.success) === null;
  const isFound = result?.faults.some(({ code }) => code === "foundCode") === true;
  const hasCode = form.hasCode || isFound;
  return (
    <>
      <Form.Item label={text("studio.services.successIs")} htmlFor={id}>
        <Select
          id={id}
          value={hasCode}
          options={[
            { value: false, label: text("studio.services.statusTells") },
            { value: true, label: text("studio.services.codeTells") },
          ]}
          onChange={(chosen: boolean) => {
            if (chosen) onChange({ hasCode: true, data: form.data || "/data" });
            // Left empty, the codes would be those of the found code again.
            else onChange({ hasCode: false, data: "", ...(isFound && { success: "200-299" }) });
          }}
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
      <TextField
        label={text("service.success")}
        value={form.success}
        fault={isWrong ? text("studio.services.rangesRule") : ""}
        placeholder={hasCode ? "0, 200" : "200-299"}
        onChange={(success) => onChange({ success })}
      />
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

/** An input for a pointer into a response, or for a path: segments that each follow a slash. */
function Pointer({ onChange, ...field }: PointerProps) {
  const { text } = useStudio();
  const isRight = /^(\/[^/]+)*$/.test(field.value);
  return (
    <TextField
      {...field}
      fault={isRight ? "" : text("studio.services.pathRule")}
      maxLength={200}
      onChange={(typed) => onChange(typed.trim())}
    />
  );
}

function PermissionFields({ form, onChange }: Omit<ReadingFieldsProps, "result">) {
  const { text } = useStudio();
  const id = useId();
  const isWrong = form.permissionName !== "" && !isPermission(form.permissionName);
  return (
    <div className={styles.pair}>
      <Form.Item label={text("studio.services.whoMayCall")} htmlFor={id}>
        <Select
          id={id}
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
        <TextField
          label={text("service.permission")}
          value={form.permissionName}
          fault={isWrong ? text("studio.services.permissionRule") : ""}
          placeholder={`${form.name.toLowerCase() || "service"}:all:use`}
          maxLength={80}
          onChange={(name) => onChange({ permissionName: name.trim() })}
        />
      )}
    </div>
  );
}
