/**
 * Whether a field or parameter has the name of an id (`id`, `userId`, `user_id`, `userID`, or the
 * plural of these). An id names a record and counts nothing: its digits are not grouped, and its
 * value is passed on as the service gave it.
 */
export function isIdName(name: string): boolean {
  return /^(_?id|ID)s?$|([a-z0-9]I[dD]|_id)s?$/.test(name);
}

/** Whether a number of this name identifies nothing, such as a count. */
export const isAmountName = (name: string): boolean =>
  !isIdName(name) && !/(number|no|key)$/i.test(name);
