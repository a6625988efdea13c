import { Form, Input, Select } from "antd";
import { useId } from "react";
import type { Answers } from "../../../catalogue/types.gen.ts";
import { useStudio } from "../../studio-host.ts";
import { TextField } from "../../text-field.tsx";
import styles from "../services.module.css";
import { type ConnectionForm, mayKeepSecret, offeredKinds } from "./connection-form.ts";

interface ConnectionFieldsProps {
  service: Answers["service.getOne"];
  form: ConnectionForm;
  /** The faults that the service found, by field name. */
  faults: ReadonlyMap<string, string>;
  onChange(part: Partial<ConnectionForm>): void;
}

/** Inputs for a service's address and credentials, without those that the operator configures. */
export function ConnectionFields({ service, form, faults, onChange }: ConnectionFieldsProps) {
  const { text } = useStudio();
  const isOperators = service.isAddressed && service.address === null;
  return (
    <Form layout="vertical" component="div" className={styles.stack}>
      {!isOperators && (
        <TextField
          label={text("service.address")}
          value={form.address}
          fault={faults.get("address") ?? ""}
          placeholder="https://api.example.com"
          maxLength={500}
          inputMode="url"
          onChange={(address) => onChange({ address })}
        />
      )}
      {service.credentials?.kind !== "operator" && (
        <CredentialsFields {...{ service, form, faults, onChange }} />
      )}
    </Form>
  );
}

function CredentialsFields({ service, form, faults, onChange }: ConnectionFieldsProps) {
  const { text } = useStudio();
  const id = useId();
  const hasUser = form.kind === "basic" || form.kind === "clientCredentials";
  const user = form.kind === "basic" ? "user" : "client";
  const ofKind = form.kind === "member" ? "memberHint" : null;
  const hint = service.keepsCredentials ? ofKind : "noKey";
  const secret = form.kind === "none" ? null : secretNames[form.kind];
  return (
    <>
      <Form.Item
        label={text("service.credentials")}
        htmlFor={id}
        validateStatus={faults.has("credentials") ? "error" : undefined}
        help={faults.get("credentials")}
        extra={hint && text(`studio.services.connection.${hint}`)}
      >
        <Select
          id={id}
          value={form.kind}
          disabled={!service.keepsCredentials}
          options={offeredKinds(service).map((kind) => ({
            value: kind,
            label: text(`studio.services.connection.kind.${kind}`),
          }))}
          onChange={(kind: ConnectionForm["kind"]) => onChange({ kind })}
        />
      </Form.Item>
      {form.kind === "apiKey" && <KeyFields {...{ form, faults, onChange }} />}
      {form.kind === "clientCredentials" && <TokenFields {...{ form, faults, onChange }} />}
      {hasUser && (
        <TextField
          label={text(`studio.services.connection.${user}`)}
          value={form.user}
          fault={faults.get("user") ?? ""}
          maxLength={500}
          autoComplete="off"
          onChange={(value) => onChange({ user: value })}
        />
      )}
      {secret && (
        <SecretField
          label={text(`studio.services.connection.${secret}`)}
          value={form.secret}
          fault={faults.get("secret") ?? ""}
          isKept={mayKeepSecret(form, service)}
          // The header takes a scheme before the key, which its name does not tell.
          example={/^authorization$/i.test(form.key) ? "Bearer …" : ""}
          onChange={(value) => onChange({ secret: value })}
        />
      )}
    </>
  );
}

const secretNames = {
  bearer: "token",
  basic: "password",
  apiKey: "secretKey",
  clientCredentials: "clientSecret",
  member: null,
} as const;

type PartProps = Omit<ConnectionFieldsProps, "service">;

function KeyFields({ form, faults, onChange }: PartProps) {
  const { text } = useStudio();
  const id = useId();
  return (
    <div className={styles.pair}>
      <Form.Item label={text("studio.services.connection.place")} htmlFor={id}>
        <Select
          id={id}
          value={form.in}
          options={(["header", "query", "cookie"] as const).map((place) => ({
            value: place,
            label: text(`studio.services.connection.in.${place}`),
          }))}
          onChange={(place: ConnectionForm["in"]) => onChange({ in: place })}
        />
      </Form.Item>
      <TextField
        label={text("studio.services.connection.key")}
        value={form.key}
        fault={faults.get("key") ?? ""}
        placeholder="X-API-Key"
        maxLength={100}
        onChange={(key) => onChange({ key })}
      />
    </div>
  );
}

function TokenFields({ form, faults, onChange }: PartProps) {
  const { text } = useStudio();
  return (
    <>
      <TextField
        label={text("studio.services.connection.tokenAddress")}
        value={form.tokenAddress}
        fault={faults.get("tokenAddress") ?? ""}
        placeholder="https://login.example.com/oauth/token"
        maxLength={500}
        onChange={(tokenAddress) => onChange({ tokenAddress })}
      />
      <TextField
        label={text("studio.services.connection.scope")}
        value={form.scope}
        fault={faults.get("scope") ?? ""}
        maxLength={2000}
        onChange={(scope) => onChange({ scope })}
      />
    </>
  );
}

interface SecretFieldProps {
  label: string;
  value: string;
  fault: string;
  /** Whether a secret is stored that remains if nothing is typed. */
  isKept: boolean;
  /** How a secret of this kind is written. */
  example: string;
  onChange(value: string): void;
}

/** A write-only input for a secret. */
function SecretField({ label, value, fault, isKept, example, onChange }: SecretFieldProps) {
  const { text } = useStudio();
  const id = useId();
  return (
    <Form.Item
      label={label}
      htmlFor={id}
      validateStatus={fault ? "error" : undefined}
      help={fault || undefined}
      extra={text("studio.services.connection.secretHint")}
    >
      <Input.Password
        id={id}
        value={value}
        maxLength={8000}
        // `new-password` keeps the browser from filling in the user's own password.
        autoComplete="new-password"
        spellCheck={false}
        visibilityToggle={false}
        placeholder={isKept ? text("studio.services.connection.kept") : example}
        onChange={({ target }) => onChange(target.value)}
      />
    </Form.Item>
  );
}
