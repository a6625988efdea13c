import { useSyncExternalStore } from "react";

/** Whether the studio itself is dark, according to its document. */
export function useIsDark(): boolean {
  return useSyncExternalStore(followDocument, isDocumentDark);
}

function followDocument(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ["style"] });
  return () => observer.disconnect();
}

function isDocumentDark(): boolean {
  return document.documentElement.style.colorScheme === "dark";
}
