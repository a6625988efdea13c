import { Checkbox } from "antd";
import { useDictionary } from "../../../../renderers/runtime/read/use-dictionary.ts";
import { listed } from "../../../i18n/language.ts";
import common from "../../common.module.css";
import { useStudio } from "../../studio-host.ts";
import { allMightyRole } from "./menu-places.ts";
import { permissionKey } from "./use-put-in-menu.ts";

interface RoleFieldsProps {
  all: readonly RoleChoice[];
  roles: readonly string[];
  onChange(roles: readonly string[]): void;
}

/** A choice of the roles that see the page, without the role that sees everything. */
export function RoleFields({ all, roles, onChange }: RoleFieldsProps) {
  const { text } = useStudio();
  return (
    <fieldset className={common.fields}>
      <legend className={common.legend}>{text("studio.putInMenu.roles")}</legend>
      <Checkbox.Group
        className={common.checks ?? ""}
        options={[...all]}
        value={[...roles]}
        onChange={onChange}
      />
      <p className={common.hint}>{text("studio.putInMenu.rolesHint")}</p>
    </fieldset>
  );
}

interface GrantFieldsProps {
  legend: string;
  all: readonly RoleChoice[];
  grants: readonly { permission: string; roles: readonly string[] }[];
  withheld: readonly string[];
  onChange(withheld: readonly string[]): void;
}

/** The permissions to grant the chosen roles with the page; each can be deselected. */
export function GrantFields({ legend, all, grants, withheld, onChange }: GrantFieldsProps) {
  const { text, environment, language } = useStudio();
  const toggle = (permission: string, isGranted: boolean): void => {
    const others = withheld.filter((other) => other !== permission);
    onChange(isGranted ? others : [...others, permission]);
  };
  const labelOf = (role: string) => all.find(({ value }) => value === role)?.label ?? role;
  if (grants.length === 0) return <p className={common.hint}>{text("studio.putInMenu.allHeld")}</p>;
  return (
    <fieldset className={common.fields}>
      <legend className={common.legend}>{legend}</legend>
      <p className={common.hint}>{text("studio.putInMenu.grantsHint")}</p>
      {grants.map(({ permission, roles }) => (
        <Checkbox
          key={permission}
          checked={!withheld.includes(permission)}
          onChange={({ target }) => toggle(permission, target.checked)}
        >
          {environment.texts.find(permissionKey(permission)) ?? permission}{" "}
          <span className={common.hint}>{listed(roles.map(labelOf), language)}</span>
        </Checkbox>
      ))}
    </fieldset>
  );
}

/** A role that a menu node can be granted to. */
export interface RoleChoice {
  value: string;
  label: string;
}

/** The roles of the catalogue, except the one that sees every node without being named. */
export function useRoles(): readonly RoleChoice[] {
  const { text, catalogue } = useStudio();
  const roles = catalogue.operations.get("menu.add")?.request.properties?.roles;
  const items = roles?.items && catalogue.resolve(roles.items);
  const { byValue } = useDictionary(items?.["x-dict"] ?? null);
  return (items?.enum ?? [])
    .map(String)
    .filter((role) => role !== allMightyRole)
    .map((role) => ({ value: role, label: text(byValue.get(role)?.label ?? role) }));
}
