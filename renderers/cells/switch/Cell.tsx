import { Switch } from "antd";
import { readFlag } from "../../../src/catalogue/flag.ts";
import { holds } from "../../../src/language/expression/evaluate.ts";
import { useHost } from "../../runtime/page/contexts.ts";
import { useScope, withLocals } from "../../runtime/page/use-scope.ts";
import type { CellProps } from "../../runtime/show/cell-props.ts";
import styles from "../../runtime/show/cells.module.css";
import { DictionaryValue } from "../dictionary-value.tsx";
import { FlagValue } from "../flag-value.tsx";
import type { SwitchSettings } from "./cell.ts";
import { useSwitch } from "./use-switch.ts";

/** A switch for those who may use it, the plain value for all others and for other values. */
export function Cell(props: CellProps<SwitchSettings>) {
  const { can } = useHost();
  const { settings, dictionary } = props.field;
  const isOn = readFlag(props.value);
  if (settings && isOn !== null && settings.requires.every(can)) {
    return <SavingSwitch {...props} settings={settings} isOn={isOn} />;
  }
  if (dictionary === null) return <FlagValue value={props.value} />;
  return <DictionaryValue value={props.value} dictionary={dictionary} />;
}

interface SavingSwitchProps extends CellProps<SwitchSettings> {
  settings: SwitchSettings;
  isOn: boolean;
}

function SavingSwitch({ settings, isOn, row, field, subject }: SavingSwitchProps) {
  const { shown, isSaving, press } = useSwitch(settings, row, isOn);
  const { text } = useHost();
  const { enabled } = settings;
  const scope = useScope([enabled]);
  const isEnabled = holds(enabled, withLocals(scope, { row }));
  return (
    // Busy, not disabled: whoever works by keyboard would lose the focus.
    <Switch
      className={styles.switch ?? ""}
      size="small"
      checked={shown}
      disabled={!isEnabled}
      aria-busy={isSaving}
      aria-label={[text(field.label), subject].filter(Boolean).join(": ")}
      onChange={() => void press()}
    />
  );
}
