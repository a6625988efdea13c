import { Progress, type ProgressProps } from "antd";

/** A progress bar in a file of its own. */
export function ProgressBar(props: ProgressProps) {
  return <Progress {...props} />;
}
