import { useEffect, useEffectEvent } from "react";

/**
 * Calls `open` on Ctrl+K and Cmd+K, wherever the focus is; not while a dialog asks for an answer,
 * nor while an input method composes.
 */
export function useSearchKey(open: () => void): void {
  const answer = useEffectEvent((event: KeyboardEvent): void => {
    if (!isSearchKey(event)) return;
    event.preventDefault();
    if (!isDialogShown()) open();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => answer(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
}

function isSearchKey(event: KeyboardEvent): boolean {
  const isCommand = event.ctrlKey !== event.metaKey && !event.altKey && !event.shiftKey;
  if (!isCommand || event.isComposing || event.repeat) return false;
  const isLatin = /^[a-z]$/i.test(event.key);
  return isLatin ? event.key.toLowerCase() === "k" : event.code === "KeyK";
}

function isDialogShown(): boolean {
  return [...document.querySelectorAll('[aria-modal="true"]')].some((dialog) =>
    dialog.checkVisibility(),
  );
}

/** The keys as they are written on this device's keyboard. */
export function searchKeyLabel(): string {
  return /Mac|iPhone|iPad/.test(navigator.userAgent) ? "⌘ K" : "Ctrl K";
}
