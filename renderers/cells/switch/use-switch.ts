import { App } from "antd";
import { useRef, useState } from "react";
import { CallError } from "../../../src/wire/wire.ts";
import { useWrite } from "../../runtime/act/use-write.ts";
import { useHost } from "../../runtime/page/contexts.ts";
import { useScope, withLocals } from "../../runtime/page/use-scope.ts";
import { missingText } from "../../runtime/read/missing-arguments.ts";
import { argumentsOf, expressionsOf } from "../../runtime/read/use-read.ts";
import type { SwitchSettings } from "./cell.ts";

type Row = Readonly<Record<string, unknown>>;

interface Switched {
  isOn: boolean;
  /** The record as it was when it was switched; another one tells what became of it. */
  row: Row;
}

/**
 * A switch that shows at once what was switched to, and saves it once however often it is pressed.
 * Where that is refused it is put back; the wire says why (specification section 8).
 */
export function useSwitch(settings: SwitchSettings, row: Row, isOn: boolean) {
  const host = useHost();
  const { message } = App.useApp();
  const write = useWrite();
  const { save, isNumber } = settings;
  const scope = useScope(expressionsOf(save));
  const [switched, setSwitched] = useState<Switched | null>(null);
  const [isSaving, setSaving] = useState(false);
  const saving = useRef(false);
  const shown = switched && (isSaving || switched.row === row) ? switched.isOn : isOn;

  async function press(): Promise<void> {
    if (saving.current) return;
    const wanted = !shown;
    const value = isNumber ? Number(wanted) : wanted;
    const locals = withLocals(scope, { row, value });
    const args = argumentsOf(save, locals);
    if (!args) {
      message.error(missingText(save, locals, host));
      return;
    }
    saving.current = true;
    setSaving(true);
    setSwitched({ isOn: wanted, row });
    try {
      await write(save.operation, args, { row });
    } catch (error) {
      setSwitched(null);
      if (!(error instanceof CallError)) throw error;
    } finally {
      saving.current = false;
      setSaving(false);
    }
  }

  return { shown, isSaving, press };
}
