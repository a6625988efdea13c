import { readFlag } from "../../../src/catalogue/flag.ts";
import { late, useLate } from "../../../src/ui/late/late.ts";
import { useHost } from "../../runtime/page/contexts.ts";
import type { CellProps } from "../../runtime/show/cell-props.ts";
import { DictionaryValue, FlagValue } from "../values.tsx";
import type { SwitchSettings } from "./cell.ts";

/** The code of switches, which few screens show. */
const savingSwitch = late(async () => (await import("./saving-switch.tsx")).SavingSwitch);

/**
 * A switch for those who may use it; the plain value for all others, for other values and until the
 * code of switches is loaded.
 */
export function Cell(props: CellProps<SwitchSettings>) {
  const { can } = useHost();
  const { settings, dictionary } = props.field;
  const SavingSwitch = useLate(savingSwitch);
  const isOn = readFlag(props.value);
  if (SavingSwitch && settings && isOn !== null && settings.requires.every(can)) {
    return <SavingSwitch {...props} settings={settings} isOn={isOn} />;
  }
  if (dictionary === null) return <FlagValue value={props.value} />;
  return <DictionaryValue value={props.value} dictionary={dictionary} />;
}

Cell.late = savingSwitch;
