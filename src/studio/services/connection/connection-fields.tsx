import { Form } from "antd";
import type { Answers } from "../../../catalogue/types.gen.ts";
import { useStudio } from "../../studio-host.ts";
import { SelectField, TextField, type TextFieldProps } from "../../text-field.tsx";
import styles from "../services.module.css";
import { type ConnectionForm, mayKeepSecret, offeredKinds } from "./connection-form.ts";

interface FormProps {
  form: ConnectionForm;
  /** The faults that the service found, by field name. */
  faults: ReadonlyMap<string, string>;
  onChange(part: Partial<ConnectionForm>): void;
}

interface ConnectionFieldsProps extends FormProps {
  service: Answers["service.getOne"];
}

/** Inputs for a service's address and credentials, without those that the operator configures. */
export function ConnectionFields({ service, ...part }: ConnectionFieldsProps) {
  const { text } = useStudio();
  const isOperators = service.isAddressed && service.address === null;
  return (
    <Form layout="vertical" component="div" className={styles.stack}>
      {!isOperators && (
        <PartField
          {...part}
          name="address"
          label={text("service.address")}
          placeholder="https://api.example.com"
          inputMode="url"
        />
      )}
      {service.credentials?.kind !== "operator" && (
        <CredentialsFields service={service} {...part} />
      )}
    </Form>
  );
}

interface PartFieldProps extends FormProps, Omit<TextFieldProps, keyof FormProps | "value"> {
  name: "address" | "user" | "secret" | "key" | "tokenAddress" | "scope";
}

function PartField({ name, form, faults, onChange, ...own }: PartFieldProps) {
  return (
    <TextField
      maxLength={500}
      {...own}
      value={form[name]}
      fault={faults.get(name) ?? ""}
      onChange={(value) => onChange({ [name]: value })}
    />
  );
}

function CredentialsFields({ service, ...part }: ConnectionFieldsProps) {
  const { text } = useStudio();
  const { form, faults, onChange } = part;
  const named = (key: string) => text(`studio.services.connection.${key}`);
  const hasUser = form.kind === "basic" || form.kind === "clientCredentials";
  const ofKind = form.kind === "member" ? "memberHint" : null;
  const hint = service.keepsCredentials ? ofKind : "noKey";
  const secret = form.kind === "none" ? null : secretNames[form.kind];
  return (
    <>
      <SelectField
        label={text("service.credentials")}
        fault={faults.get("credentials") ?? ""}
        hint={hint && named(hint)}
        value={form.kind}
        disabled={!service.keepsCredentials}
        options={offeredKinds(service).map((kind) => ({
          value: kind,
          label: named(`kind.${kind}`),
        }))}
        onChange={(kind) => onChange({ kind })}
      />
      {form.kind === "apiKey" && <KeyFields {...part} />}
      {form.kind === "clientCredentials" && (
        <>
          <PartField
            {...part}
            name="tokenAddress"
            label={named("tokenAddress")}
            placeholder="https://login.example.com/oauth/token"
          />
          <PartField {...part} name="scope" label={named("scope")} maxLength={2000} />
        </>
      )}
      {hasUser && (
        <PartField
          {...part}
          name="user"
          label={named(form.kind === "basic" ? "user" : "client")}
          autoComplete="off"
        />
      )}
      {secret && (
        <PartField
          {...part}
          name="secret"
          label={named(secret)}
          hint={named("secretHint")}
          type="password"
          maxLength={8000}
          // `new-password` keeps the browser from filling in the user's own password.
          autoComplete="new-password"
          placeholder={mayKeepSecret(form, service) ? named("kept") : exampleOf(form)}
        />
      )}
    </>
  );
}

function KeyFields(part: FormProps) {
  const { text } = useStudio();
  const named = (key: string) => text(`studio.services.connection.${key}`);
  return (
    <div className={styles.pair}>
      <SelectField
        label={named("place")}
        value={part.form.in}
        options={places.map((place) => ({ value: place, label: named(`in.${place}`) }))}
        onChange={(place) => part.onChange({ in: place })}
      />
      <PartField
        {...part}
        name="key"
        label={named("key")}
        placeholder="X-API-Key"
        maxLength={100}
      />
    </div>
  );
}

const places = ["header", "query", "cookie"] as const;

/** The header `Authorization` takes a scheme before the key, which its name does not tell. */
const exampleOf = ({ kind, key }: ConnectionForm) =>
  kind === "apiKey" && /^authorization$/i.test(key) ? "Bearer …" : "";

const secretNames = {
  bearer: "token",
  basic: "password",
  apiKey: "secretKey",
  clientCredentials: "clientSecret",
  member: null,
} as const;
