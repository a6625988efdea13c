import { lateView } from "../../../../src/ui/late/late-view.ts";

/** A progress bar, which few screens show. */
export const LateProgress = lateView(async () => (await import("./progress-bar.tsx")).ProgressBar, {
  isDispensable: true,
});
