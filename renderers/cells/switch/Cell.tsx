import { readFlag } from "../../../src/catalogue/flag.ts";
import { lateView } from "../../../src/ui/late/late-view.ts";
import { useHost } from "../../runtime/page/contexts.ts";
import type { CellProps } from "../../runtime/show/cell-props.ts";
import { DictionaryValue, FlagValue } from "../values.tsx";
import type { SwitchSettings } from "./cell.ts";

/** A switch, which few screens show; the plain value until its code is loaded. */
const LateSwitch = lateView(async () => (await import("./saving-switch.tsx")).SavingSwitch, {
  Meanwhile: PlainFlag,
  isDispensable: true,
});

/** A switch for those who may use it; the plain value for all others and for other values. */
export function Cell(props: CellProps<SwitchSettings>) {
  const { can } = useHost();
  const { settings } = props.field;
  const isOn = readFlag(props.value);
  if (settings && isOn !== null && settings.requires.every(can)) {
    return <LateSwitch {...props} settings={settings} isOn={isOn} />;
  }
  return <PlainFlag {...props} />;
}

function PlainFlag({ value, field: { dictionary } }: CellProps<SwitchSettings>) {
  if (dictionary === null) return <FlagValue value={value} />;
  return <DictionaryValue value={value} dictionary={dictionary} />;
}

Cell.late = LateSwitch.code;
