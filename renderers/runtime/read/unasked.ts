let isUnasked = false;

/** Makes reads that nobody at the screen has asked for, as because of others' changes. */
export function readUnasked(read: () => void): void {
  isUnasked = true;
  try {
    read();
  } finally {
    isUnasked = false;
  }
}

/** Whether what is read at this moment is such a read. */
export const isReadUnasked = (): boolean => isUnasked;
