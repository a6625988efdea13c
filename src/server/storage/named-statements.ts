import { hash } from "node:crypto";
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

/** The SQLSTATEs of a named statement that is not on its connection, or is there already. */
const poolersCodes = ["26000", "42P05"];

const poolerWarning =
  "Warning: DATABASE_URL leads to a pooler that gives each transaction another connection. " +
  "Set DATABASE_STATEMENTS=unnamed; until the next start, statements are sent without names.\n";

/**
 * Creates a function that makes a connection prepare each statement once and then send only its
 * name, so that the server does not parse and plan the same text at every call. A pooler that gives
 * each transaction another connection does not support names (`DATABASE_STATEMENTS=unnamed`); once
 * one is noticed, none are used any more. A name is made of its text, since behind a pooler another
 * process may have given it, and would have given a counted one to another statement.
 */
export function createStatementNames(): (client: ClientBase) => void {
  const names = new Map<string, string>();
  let generation = 0;
  let isPooled = false;
  const nameOf = (text: unknown): string | undefined => {
    if (typeof text !== "string" || isPooled) return undefined;
    const known = names.get(text);
    if (known !== undefined) return known;
    if (names.size >= mostNames || !preparable.test(text)) return undefined;
    const name = hash("sha256", `${generation} ${text}`, "base64url");
    names.set(text, name);
    return name;
  };
  const learnFrom = (error: unknown): void => {
    const code = errorCode(error) ?? "";
    if (code === outdatedPlan) {
      // Another release has changed a table, so all statements are prepared again.
      names.clear();
      generation += 1;
    }
    if (isPooled || !poolersCodes.includes(code)) return;
    isPooled = true;
    process.stderr.write(poolerWarning);
  };
  return (client) => {
    client.query = new Proxy(client.query, {
      apply(query, self, [text, values, ...rest]: unknown[]) {
        const name = Array.isArray(values) && rest.length === 0 ? nameOf(text) : undefined;
        if (name === undefined) return Reflect.apply(query, self, [text, values, ...rest]);
        const answer: Promise<unknown> = Reflect.apply(query, self, [{ name, text, values }]);
        return answer.catch((error: unknown) => {
          learnFrom(error);
          throw error;
        });
      },
    });
  };
}
