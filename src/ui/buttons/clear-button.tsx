import { CloseCircleFilled } from "@ant-design/icons";

/** The button that clears a choice; antd's own button has an English name only. */
export function clearButton(label: string) {
  return { clearIcon: <CloseCircleFilled aria-hidden />, label };
}
