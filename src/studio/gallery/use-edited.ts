import { useState } from "react";
import { fieldsOf } from "../../catalogue/schema/record.ts";
import { useStudio } from "../studio-host.ts";
import type { Example } from "./examples.ts";

/** The examples that somebody has changed, and how. */
export interface Edited {
  has(name: string): boolean;
  read(name: string): string | undefined;
  write(example: Example, source: string): void;
}

/** Under which name the changed examples are kept. */
const draftKey = "studio:gallery";

/** Changes of examples; they outlive a reload and are nobody else's. */
export function useEdited(): Edited {
  const { drafts } = useStudio();
  const [edited, setEdited] = useState(() => textsIn(drafts.read(draftKey)));
  return {
    has: (name) => edited[name] !== undefined,
    read: (name) => edited[name],
    write({ name, source: own }, source) {
      const { [name]: _before, ...others } = edited;
      const next = source === own ? others : { ...others, [name]: source };
      drafts.write(draftKey, Object.keys(next).length === 0 ? undefined : next);
      setEdited(next);
    },
  };
}

function textsIn(kept: unknown): Readonly<Record<string, string>> {
  const texts = Object.entries(fieldsOf(kept)).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  return Object.fromEntries(texts);
}
