import { useIsPrinted, useMedia } from "../../ui/use-media.ts";
import { useSettings } from "../application.ts";

/** Whether the dark theme shows, by the setting or else by the device; paper is never dark. */
export function useIsDark(): boolean {
  const { theme } = useSettings();
  const isSystemDark = useMedia("(prefers-color-scheme: dark)");
  const isPrinted = useIsPrinted();
  if (isPrinted) return false;
  return theme === "system" ? isSystemDark : theme === "dark";
}
