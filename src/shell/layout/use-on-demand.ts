import { type ComponentType, useState } from "react";
import { useApplication } from "../application.ts";
import { useTexts } from "../language/texts.ts";

/**
 * A component that is loaded when it is first needed, and `null` until then. If loading fails, the
 * user gets a message with its remedy, and the page stays.
 */
export function useOnDemand<Props>(
  load: () => Promise<ComponentType<Props>>,
): [ComponentType<Props> | null, () => Promise<void>] {
  const text = useTexts();
  const { feedback } = useApplication();
  const [component, setComponent] = useState<ComponentType<Props> | null>(null);
  const need = async (): Promise<void> => {
    try {
      const loaded = await load();
      setComponent(() => loaded);
    } catch {
      feedback.error(text("shell.failureRemedy"));
    }
  };
  return [component, need];
}
