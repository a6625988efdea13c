import { type ComponentType, useState } from "react";
import { useTellLost } from "./use-tell-lost.ts";

/**
 * A component that is loaded when it is first needed, and `null` until then. If loading fails, the
 * user gets a message with its remedy, and the page stays.
 */
export function useOnDemand<Props>(
  load: () => Promise<ComponentType<Props>>,
  onFailed?: () => void,
): [ComponentType<Props> | null, () => Promise<void>] {
  const tellLost = useTellLost(onFailed);
  const [component, setComponent] = useState<ComponentType<Props> | null>(null);
  const need = async (): Promise<void> => {
    try {
      const loaded = await load();
      setComponent(() => loaded);
    } catch {
      tellLost();
    }
  };
  return [component, need];
}
