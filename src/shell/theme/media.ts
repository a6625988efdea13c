import { useMedia } from "../../ui/use-media.ts";

/** Whether the window counts as mobile: under 992 px wide (specification section 9). */
export function useIsMobile(): boolean {
  return useMedia("(max-width: 991.98px)");
}

/**
 * Whether the window is as narrow as a phone's; the top bar then moves its lesser tools into one
 * menu.
 */
export function useIsPhone(): boolean {
  return useMedia("(max-width: 767.98px)");
}
