import { theme } from "antd";
import { useEffect, useState } from "react";

/** Whether the studio itself is dark, as its document says. */
export function useIsDark(): boolean {
  const { token } = theme.useToken();
  const [isDark, setIsDark] = useState(isDocumentDark);
  // The document's colours follow those of antd.
  // biome-ignore lint/correctness/useExhaustiveDependencies: read anew with every theme
  useEffect(() => setIsDark(isDocumentDark()), [token]);
  return isDark;
}

function isDocumentDark(): boolean {
  return document.documentElement.style.colorScheme === "dark";
}
