import { Switch } from "antd";
import { useState } from "react";
import type { Row } from "../../../src/catalogue/schema/rows.ts";
import { holds } from "../../../src/language/expression/evaluate.ts";
import { argumentsOf, expressionsOf } from "../../../src/language/plan/call-arguments.ts";
import { usePopups } from "../../../src/ui/popups/popups.ts";
import { CallError } from "../../../src/wire/wire.ts";
import { useOneAtATime } from "../../runtime/act/use-one-at-a-time.ts";
import { useWrite } from "../../runtime/act/use-write.ts";
import { useHost } from "../../runtime/page/contexts.ts";
import { useScope, withLocals } from "../../runtime/page/use-scope.ts";
import { missingText } from "../../runtime/read/missing-arguments.ts";
import { useDictionary } from "../../runtime/read/use-dictionary.ts";
import type { CellProps } from "../../runtime/show/cell-props.ts";
import styles from "../../runtime/show/cells.module.css";
import type { SwitchSettings } from "./cell.ts";

interface SavingSwitchProps extends CellProps<SwitchSettings> {
  settings: SwitchSettings;
  isOn: boolean;
}

/** A switch that saves its record. */
export function SavingSwitch({ settings, isOn, row, field, subject }: SavingSwitchProps) {
  const { shown, isSaving, press } = useSwitch(settings, row, isOn);
  const { text } = useHost();
  const { enabled, isNumber } = settings;
  const scope = useScope([enabled]);
  const names = useDictionary(field.dictionary);
  const named = names.byValue.get(String(isNumber ? Number(shown) : shown));
  const isEnabled = holds(enabled, withLocals(scope, { row }));
  return (
    // The switch shows as busy, not disabled, so that it keeps the keyboard focus.
    <Switch
      className={styles.switch ?? ""}
      size="small"
      checked={shown}
      disabled={!isEnabled}
      aria-busy={isSaving}
      data-copied={text(named?.label ?? (shown ? "common.yes" : "common.no"))}
      aria-label={[text(field.label), subject].filter(Boolean).join(": ")}
      onChange={press}
    />
  );
}

interface Switched {
  isOn: boolean;
  /** The record at the time of the switch; a different record means that the read is current. */
  row: Row;
}

/**
 * A switch that shows its new state at once and saves it once. A refused save restores the old
 * state; the wire reports why (specification section 8).
 */
function useSwitch(settings: SwitchSettings, row: Row, isOn: boolean) {
  const host = useHost();
  const { message } = usePopups();
  const write = useWrite();
  const { save: call, isNumber } = settings;
  const scope = useScope(expressionsOf(call));
  const [switched, setSwitched] = useState<Switched | null>(null);
  const [isSaving, run] = useOneAtATime();
  const shown = switched && (isSaving || switched.row === row) ? switched.isOn : isOn;

  async function save(): Promise<void> {
    const wanted = !shown;
    const value = isNumber ? Number(wanted) : wanted;
    const locals = withLocals(scope, { row, value });
    const args = argumentsOf(call, locals);
    if (!args) {
      message.error(missingText(call, locals, host));
      return;
    }
    setSwitched({ isOn: wanted, row });
    try {
      await write(call.operation, args, { row, seen: row });
    } catch (error) {
      setSwitched(null);
      if (!(error instanceof CallError)) throw error;
    }
  }

  return { shown, isSaving, press: () => void run(save) };
}
