import { Form } from "antd";
import { useStudio } from "../studio-host.ts";
import { SelectField, TextField } from "../text-field.tsx";
import { type ImportForm, isPermission, isPointer, readRanges } from "./import-form.ts";
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
        name="basePath"
        form={{ ...form, basePath: form.basePath ?? result?.basePath ?? "" }}
        hint={text("service.basePathHelp")}
        placeholder="/"
        onChange={onChange}
      />
      <PermissionFields form={form} onChange={onChange} />
      <SuccessFields form={form} result={result} onChange={onChange} />
      <div className={styles.pair}>
        <Pointer
          name="rows"
          hint={text("studio.services.foundHint")}
          placeholder={listed?.rows || "/"}
          form={form}
          onChange={onChange}
        />
        <Pointer
          name="total"
          placeholder={listed?.total || "/total"}
          form={form}
          onChange={onChange}
        />
      </div>
    </Form>
  );
}

/** Inputs for what marks a call as successful, and where a response holds its data. */
function SuccessFields({ form, result, onChange }: ReadingFieldsProps) {
  const { text } = useStudio();
  const isWrong = readRanges(form.success) === null;
  const isFound = result?.faults.some(({ code }) => code === "foundCode") === true;
  const hasCode = form.hasCode || isFound;
  return (
    <>
      <SelectField<boolean>
        label={text("studio.services.successIs")}
        hint={text("studio.services.successHint")}
        value={hasCode}
        options={[
          { value: false, label: text("studio.services.statusTells") },
          { value: true, label: text("studio.services.codeTells") },
        ]}
        onChange={(chosen) => {
          if (chosen) onChange({ hasCode: true, data: form.data || "/data" });
          // Left empty, the codes would be those of the found code again.
          else onChange({ hasCode: false, data: "", ...(isFound && { success: "200-299" }) });
        }}
      />
      {form.hasCode && (
        <div className={styles.pair}>
          <Pointer name="code" placeholder="/code" form={form} onChange={onChange} />
          <Pointer name="data" placeholder="/data" form={form} onChange={onChange} />
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

interface PointerProps extends Omit<ReadingFieldsProps, "result"> {
  name: "basePath" | "rows" | "total" | "code" | "data";
  hint?: string;
  placeholder: string;
}

/** An input for a pointer or a path. */
function Pointer({ name, form, onChange, ...field }: PointerProps) {
  const { text } = useStudio();
  const value = form[name] ?? "";
  return (
    <TextField
      {...field}
      label={text(`service.${name}`)}
      value={value}
      fault={isPointer(value) ? "" : text("studio.services.pathRule")}
      maxLength={200}
      onChange={(typed) => onChange({ [name]: typed.trim() })}
    />
  );
}

function PermissionFields({ form, onChange }: Omit<ReadingFieldsProps, "result">) {
  const { text } = useStudio();
  const isWrong = form.permissionName !== "" && !isPermission(form.permissionName);
  return (
    <div className={styles.pair}>
      <SelectField
        label={text("studio.services.whoMayCall")}
        value={form.permission}
        options={(["each", "one", "signedIn"] as const).map((value) => ({
          value,
          label: text(`studio.services.permission.${value}`),
        }))}
        onChange={(permission) => onChange({ permission })}
      />
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
