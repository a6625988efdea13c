/** Whether a device has Apple's keyboard, on which the Command key is what Ctrl is on others. */
export function hasAppleKeys(device: string = navigator.userAgent): boolean {
  return /Mac|iPhone|iPad/.test(device);
}
