import type { Operation } from "../../catalogue/operation.ts";
import { wordsOf } from "../../catalogue/resources/paths.ts";

/**
 * Matches names of operations that end a session or stop a service, at any position in the name.
 */
const ending =
  /\b((log|sign) ?(out|off)|(end|close|kill) ?sessions?|revoke|invalidate|terminate|shutdown|unsubscribe)\b/;
/** Matches names of operations that begin with a verb for deleting. */
const taking = /^(delete|remove|destroy|purge|drop|erase|clear|reset|cancel|disable|kill|stop)$/;

/**
 * Whether a read has the name of an operation that ends a session or deletes something, because
 * some services do that by `GET` without saying so in their documents.
 */
export function isHarmfulByName({ path, id }: Pick<Operation, "path" | "id">): boolean {
  const steps = path.split("/").filter((step) => step !== "" && !step.includes("{"));
  const names = [...steps, id.slice(id.lastIndexOf(".") + 1)].map(wordsOf);
  const verbs = [steps.at(-1) ?? "", id.slice(id.lastIndexOf(".") + 1)].map(
    (name) => wordsOf(name)[0] ?? "",
  );
  return (
    names.some((words) => ending.test(words.join(" "))) || verbs.some((verb) => taking.test(verb))
  );
}
