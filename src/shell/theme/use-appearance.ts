import { useEffect, useLayoutEffect } from "react";
import { useMedia } from "../../ui/use-media.ts";
import type { Size } from "../settings.ts";
import { applyMeasures, measuresOf } from "./measures.ts";
import { applyPalette, darkPalette, lightPalette } from "./palette.ts";

/** Gives the document the colours and measures from which all style sheets derive theirs. */
export function useAppearance({ isDark, size }: { isDark: boolean; size: Size }): void {
  const hasForcedColours = useMedia("(forced-colors: active)");
  const measures = measuresOf[size];
  useLayoutEffect(() => applyPalette(isDark ? darkPalette : lightPalette, isDark), [isDark]);
  useLayoutEffect(() => applyMeasures(measures), [measures]);
  useEffect(() => {
    if (hasForcedColours) void import("./forced-colors.css");
  }, [hasForcedColours]);
}
