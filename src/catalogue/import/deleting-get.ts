import { wordsOf } from "../resources/paths.ts";

/** Verbs that name a call that deletes; no service uses them to name what it lists. */
const deleting = new Set(["delete", "remove", "purge", "destroy", "erase", "wipe", "revoke"]);

/**
 * Whether a `get` deletes something, although HTTP wants it to read only: its path ends with such a
 * verb, as in `/posts/{id}/delete` and `/cache/purge-all`, or both its id and its summary begin with
 * one. `/delete-requests` may list requests.
 */
export function isDeletingGet(path: string, operationId: string, summary: string): boolean {
  const step = path.split("/").findLast((each) => each !== "" && !each.includes("{")) ?? "";
  const [verb = "", all = "all", ...others] = wordsOf(step);
  if (deleting.has(verb) && all === "all" && others.length === 0) return true;
  return isVerb(wordsOf(operationId)[0]) && isVerb(wordsOf(summary)[0]);
}

/** Whether a word is such a verb, also in the third person. */
const isVerb = (word = ""): boolean =>
  [word, word.replace(/s$/, ""), word.replace(/es$/, "")].some((form) => deleting.has(form));
