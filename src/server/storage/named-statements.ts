import type { ClientBase } from "pg";
import { errorCode } from "./storage-error.ts";

/**
 * Maximum named statements of a connection, which caches a plan for each; further ones have no
 * name.
 */
const mostNames = 300;

/** Matches statements that read or write rows, which are the ones that can be prepared. */
const preparable = /^\s*(?:select|insert|update|delete|with)\b/i;

/** The SQLSTATE of a prepared statement whose result columns have changed. */
const outdatedPlan = "0A000";

/**
 * Creates a function that makes a connection prepare each statement once and then send only its
 * name, so that the server does not parse and plan the same text at every call. A pooler that gives
 * each transaction another connection does not support names (`DATABASE_STATEMENTS=unnamed`).
 */
export function createStatementNames(): (client: ClientBase) => void {
  const names = new Map<string, string>();
  let count = 0;
  const nameOf = (text: unknown): string | undefined => {
    if (typeof text !== "string") return undefined;
    const known = names.get(text);
    if (known !== undefined) return known;
    if (names.size >= mostNames || !preparable.test(text)) return undefined;
    count += 1;
    names.set(text, `s${count}`);
    return names.get(text);
  };
  return (client) => {
    client.query = new Proxy(client.query, {
      apply(query, self, [text, values, ...rest]: unknown[]) {
        const name = Array.isArray(values) && rest.length === 0 ? nameOf(text) : undefined;
        if (name === undefined) return Reflect.apply(query, self, [text, values, ...rest]);
        const answer: Promise<unknown> = Reflect.apply(query, self, [{ name, text, values }]);
        return answer.catch((error: unknown) => {
          // Another release has changed a table, so all statements are prepared again.
          if (errorCode(error) === outdatedPlan) names.clear();
          throw error;
        });
      },
    });
  };
}
