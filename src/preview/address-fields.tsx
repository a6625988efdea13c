import { Input } from "antd";
import { useId } from "react";
import type { PageHost } from "../../renderers/runtime/page/host.ts";
import type { ParamPlans } from "../language/params.ts";
import styles from "./previewed-page.module.css";

type Query = Readonly<Record<string, string>>;

interface AddressFieldsProps {
  plans: ParamPlans;
  query: Query;
  host: Pick<PageHost, "text" | "setQuery">;
}

/** A field for each value that the page takes from its address, which a preview does not have. */
export function AddressFields({ plans, query, host }: AddressFieldsProps) {
  const id = useId();
  const fields = Object.entries(plans);
  if (fields.length === 0) return null;
  return (
    <fieldset className={styles.address}>
      <legend>{host.text("params.given")}</legend>
      {fields.map(([name, { type }]) => (
        <label key={name} htmlFor={`${id}${name}`}>
          {name}
          <Input
            id={`${id}${name}`}
            value={query[name] ?? ""}
            placeholder={host.text(`params.${type}`, {})}
            onChange={({ target }) => host.setQuery({ ...query, [name]: target.value }, true)}
          />
        </label>
      ))}
    </fieldset>
  );
}
