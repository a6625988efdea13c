import { useState } from "react";
import { useStudio } from "./studio-host.ts";

/**
 * What is being entered in a dialog of the studio. It is kept, however the dialog is closed and
 * across reloads, until `forget` is called once its act is done.
 */
export function useKept(name: string) {
  const { drafts } = useStudio();
  const key = `studio:${name}`;
  const [kept, setKept] = useState(() => drafts.read(key));
  return {
    kept,
    /** Keeps plain data; `undefined` keeps nothing. */
    keep(value: unknown): void {
      setKept(value);
      drafts.write(key, value);
    },
    forget: () => drafts.remove(key),
  };
}
