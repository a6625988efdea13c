import { Checkbox } from "antd";
import { textAt } from "../../i18n/translate.ts";
import { useStudio } from "../studio-host.ts";
import styles from "./put-in-menu.module.css";
import { permissionKey } from "./use-put-in-menu.ts";
import type { RoleChoice } from "./use-roles.ts";

interface RoleFieldsProps {
  all: readonly RoleChoice[];
  roles: readonly string[];
  onChange(roles: readonly string[]): void;
}

/** The roles that see the page; who sees everything is not asked for. */
export function RoleFields({ all, roles, onChange }: RoleFieldsProps) {
  const { text } = useStudio();
  return (
    <fieldset className={styles.fields}>
      <legend className={styles.legend}>{text("studio.putInMenu.roles")}</legend>
      <Checkbox.Group
        className={styles.checks}
        options={[...all]}
        value={[...roles]}
        onChange={onChange}
      />
      <p className={styles.hint}>{text("studio.putInMenu.rolesHint")}</p>
    </fieldset>
  );
}

interface GrantFieldsProps {
  all: readonly RoleChoice[];
  grants: readonly { permission: string; roles: readonly string[] }[];
  withheld: readonly string[];
  onChange(withheld: readonly string[]): void;
}

/** What the chosen roles are allowed along with the page; each can be withheld. */
export function GrantFields({ all, grants, withheld, onChange }: GrantFieldsProps) {
  const { text, environment } = useStudio();
  const toggle = (permission: string, isGranted: boolean): void => {
    const others = withheld.filter((other) => other !== permission);
    onChange(isGranted ? others : [...others, permission]);
  };
  const labelOf = (role: string) => all.find(({ value }) => value === role)?.label ?? role;
  if (grants.length === 0) return <p className={styles.hint}>{text("studio.putInMenu.allHeld")}</p>;
  return (
    <fieldset className={styles.fields}>
      <legend className={styles.legend}>{text("studio.putInMenu.grants")}</legend>
      <p className={styles.hint}>{text("studio.putInMenu.grantsHint")}</p>
      {grants.map(({ permission, roles }) => (
        <Checkbox
          key={permission}
          checked={!withheld.includes(permission)}
          onChange={({ target }) => toggle(permission, target.checked)}
        >
          {textAt(environment.texts, permissionKey(permission)) ?? permission}{" "}
          <span className={styles.hint}>{roles.map(labelOf).join(", ")}</span>
        </Checkbox>
      ))}
    </fieldset>
  );
}
