import { CloseCircleFilled } from "@ant-design/icons";

/** The button that clears an input or a choice; antd's own button has no name. */
export function clearButton(label: string) {
  return { clearIcon: <CloseCircleFilled aria-label={label} />, label };
}
