import { CloseCircleFilled } from "@ant-design/icons";
import { useMemo } from "react";
import { useHost } from "../page/contexts.ts";

/** The button that clears a choice; antd's own is named in English only. */
export function useClearButton() {
  const label = useHost().text("common.clear");
  return useMemo(() => ({ clearIcon: <CloseCircleFilled aria-hidden />, label }), [label]);
}
