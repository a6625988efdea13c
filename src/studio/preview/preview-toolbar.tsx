import {
  DesktopOutlined,
  MobileOutlined,
  MoonOutlined,
  SunOutlined,
  TabletOutlined,
} from "@ant-design/icons";
import { Segmented, Select, Switch, Tooltip } from "antd";
import { type ReactNode, useId } from "react";
import { fixedRoles, isFixedRole } from "../../catalogue/role-flags.ts";
import { type Language, languageNames, languages } from "../../i18n/language.ts";
import { type DataMode, dataModes } from "../../preview/protocol.ts";
import { useStudio } from "../studio-host.ts";
import styles from "./preview.module.css";
import type { PreviewChoices, PreviewWidth } from "./preview-choices.ts";
import { useIsDark } from "./use-is-dark.ts";
import { type RoleState, roleOperation } from "./use-request.ts";

interface ToolbarProps {
  choices: PreviewChoices;
  /** Whether the page is public, so that it is drawn without a signed-in user. */
  isPublic: boolean;
  roleState: RoleState;
  onChange(changed: Partial<PreviewChoices>): void;
}

/** The controls for the preview's screen, role, language, theme and data. */
export function PreviewToolbar(props: ToolbarProps) {
  const { choices, onChange } = props;
  const { text, language } = useStudio();
  const isStudioDark = useIsDark();
  return (
    <fieldset className={styles.toolbar} aria-label={text("studio.preview.options")}>
      <WidthChoice {...props} />
      <RoleChoice {...props} />
      <Select<Language>
        className={styles.choice}
        aria-label={text("studio.preview.language")}
        value={choices.language ?? language}
        options={languages.map((value) => ({ value, label: languageNames[value] }))}
        popupMatchSelectWidth={false}
        onChange={(value) => onChange({ language: value })}
      />
      <Segmented<"light" | "dark">
        tabIndex={-1}
        aria-label={text("studio.preview.theme")}
        value={(choices.isDark ?? isStudioDark) ? "dark" : "light"}
        options={[
          themeOption("light", <SunOutlined aria-hidden />, text("shell.theme.light")),
          themeOption("dark", <MoonOutlined aria-hidden />, text("shell.theme.dark")),
        ]}
        onChange={(value) => onChange({ isDark: value === "dark" })}
      />
      <DataChoice {...props} />
    </fieldset>
  );
}

const themeOption = (value: "light" | "dark", icon: ReactNode, name: string) => ({
  value,
  label: <Named icon={icon} name={name} />,
});

function Named({ icon, name }: { icon: ReactNode; name: string }) {
  return (
    <Tooltip title={name}>
      <span>
        {icon}
        <span className={styles.unseen}>{name}</span>
      </span>
    </Tooltip>
  );
}

function WidthChoice({ choices, onChange }: ToolbarProps) {
  const { text } = useStudio();
  const option = (value: PreviewWidth, icon: ReactNode) => ({
    value,
    label: <Named icon={icon} name={text(`studio.preview.width.${value}`)} />,
  });
  return (
    <Segmented<PreviewWidth>
      tabIndex={-1}
      aria-label={text("studio.preview.width.label")}
      value={choices.width}
      options={[
        option("desktop", <DesktopOutlined aria-hidden />),
        option("tablet", <TabletOutlined aria-hidden />),
        option("phone", <MobileOutlined aria-hidden />),
      ]}
      onChange={(width) => onChange({ width })}
    />
  );
}

function RoleChoice({ choices, isPublic, roleState, onChange }: ToolbarProps) {
  const { text, can, catalogue } = useStudio();
  const permission = catalogue.operations.get(roleOperation)?.permission ?? null;
  const mayAsk = permission === null || can(permission);
  const roles = mayAsk ? fixedRoles : [];
  const me = { value: "me", label: text("studio.preview.me") };
  const nobody = { value: "nobody", label: text("studio.preview.nobody") };
  const options = roles.map((value) => ({ value, label: text(`dict.role.${value}`) }));
  return (
    <Select<string>
      className={styles.choice}
      aria-label={text("studio.preview.role")}
      value={isPublic ? "nobody" : choices.role}
      options={isPublic ? [nobody] : [me, ...options]}
      disabled={isPublic}
      loading={roleState === "loading"}
      status={roleState === "failed" ? "error" : undefined}
      popupMatchSelectWidth={false}
      onChange={(role) => onChange({ role: isFixedRole(role) ? role : "me" })}
    />
  );
}

function DataChoice({ choices, onChange }: ToolbarProps) {
  const { text } = useStudio();
  const id = useId();
  const options = dataModes.map((value) => ({
    value,
    label: text(`studio.preview.data.${value}`),
  }));
  return (
    <>
      <Select<DataMode>
        className={styles.choice}
        aria-label={text("studio.preview.data.label")}
        value={choices.data}
        options={options}
        popupMatchSelectWidth={false}
        onChange={(data) => onChange({ data, isOpenForWrites: false })}
      />
      {choices.data === "service" && (
        <span className={styles.switch}>
          <Switch
            id={id}
            size="small"
            checked={choices.isOpenForWrites}
            onChange={(isOpenForWrites) => onChange({ isOpenForWrites })}
          />
          <label htmlFor={id}>{text("studio.preview.letThrough")}</label>
        </span>
      )}
    </>
  );
}
