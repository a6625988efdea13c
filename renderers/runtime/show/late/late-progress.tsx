import type { ProgressProps } from "antd";
import { late, useLate } from "../../../../src/ui/late/late.ts";

/** The code of progress bars, which few screens show. */
export const progressBar = late(async () => (await import("./progress-bar.tsx")).ProgressBar);

/** A progress bar; nothing is drawn until its code is loaded. */
export function LateProgress(props: ProgressProps) {
  const ProgressBar = useLate(progressBar);
  return ProgressBar && <ProgressBar {...props} />;
}
