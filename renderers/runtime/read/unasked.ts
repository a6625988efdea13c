let isUnasked = false;

/** Makes reads that no person requested, for example because of others' changes. */
export function readUnasked(read: () => void): void {
  isUnasked = true;
  try {
    read();
  } finally {
    isUnasked = false;
  }
}

/** Whether the current read was requested by no person. */
export const isReadUnasked = (): boolean => isUnasked;
