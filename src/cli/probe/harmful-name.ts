import type { Operation } from "../../catalogue/operation.ts";
import { wordsOf } from "../../catalogue/resources/paths.ts";

/** What ends a session or a service, wherever it stands in a name. */
const ending =
  /\b((log|sign) ?(out|off)|(end|close|kill) ?sessions?|revoke|invalidate|terminate|shutdown|unsubscribe)\b/;
/** What takes something away, where it is the verb of a name. */
const taking = /^(delete|remove|destroy|purge|drop|erase|clear|reset|cancel|disable|kill|stop)$/;

/**
 * Whether a read is called as what ends a session or takes something away: some services do that by
 * `GET`, and their documents do not say so.
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
