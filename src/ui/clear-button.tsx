import { CloseCircleFilled } from "@ant-design/icons";

/** The button that clears a choice; antd's own is named in English only. */
export function clearButton(label: string) {
  return { clearIcon: <CloseCircleFilled aria-hidden />, label };
}
