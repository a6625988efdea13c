/**
 * Acts once the key that chose in a menu is through: a dialog that opens takes the focus, and the
 * same press of Enter would answer it.
 */
export function afterKey(act: () => void): void {
  setTimeout(act);
}
