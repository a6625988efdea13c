/**
 * Runs an action after the current key event: a dialog that opens takes the focus, and the same
 * press of Enter would otherwise activate its button.
 */
export function afterKey(act: () => void): void {
  setTimeout(act);
}
