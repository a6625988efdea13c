import type { Compilable, CompiledQuery, Kysely } from "kysely";
import type { Database } from "./tables.ts";

/** A value that is one parameter of a query. */
type GivenValue = string | number | Date | readonly (string | number)[] | null;

/** The values of a query, by names that its builder uses. */
type Given = Readonly<Record<string, GivenValue>>;

/** A compiled query, with the name of the given value at each of its parameters. */
interface Kept<Row> {
  query: CompiledQuery<Row>;
  /** `null` for a parameter that is the same at each execution. */
  names: readonly (string | null)[];
}

/**
 * A query that is built and compiled once for each set of given values, since that takes longer
 * than most of its executions. All databases share it, since they have one dialect and one way of
 * naming.
 *
 * @param build Builds the query with each given value as one whole parameter, and with nothing else
 * that differs between two executions; what selects another text, such as the order, is in `shape`.
 * @throws Error if a given value is no parameter of the query that was built.
 */
export function keptQuery<Row, Values extends Given = Given, Shape = null>(
  build: (db: Kysely<Database>, given: Values, shape: Shape) => Compilable<Row>,
): (db: Kysely<Database>, given: Values, shape: Shape) => Promise<Row[]> {
  const known = new Map<string, Kept<Row>>();
  return async (db, given, shape) => {
    const key = JSON.stringify([Object.keys(given), shape]);
    const kept = known.get(key) ?? keep(build, db, given, shape);
    known.set(key, kept);
    const { query, names } = kept;
    const parameters = query.parameters.map((value, index) => {
      const name = names[index];
      return name == null ? value : given[name];
    });
    return (await db.executeQuery<Row>({ ...query, parameters })).rows;
  };
}

function keep<Row, Values extends Given, Shape>(
  build: (db: Kysely<Database>, given: Values, shape: Shape) => Compilable<Row>,
  db: Kysely<Database>,
  given: Values,
  shape: Shape,
): Kept<Row> {
  const marks = Object.entries(given).map(([name, value], index): [string, string | number] => {
    return [name, typeof value === "number" ? 2_111_222_000 + index : `kept value ${index}`];
  });
  // The builder only passes the values on, so a mark stands for a value of any type.
  const query = build(db, Object.fromEntries(marks) as Values, shape).compile();
  const named = new Map(marks.map(([name, mark]): [unknown, string] => [mark, name]));
  const names = query.parameters.map((value) => named.get(value) ?? null);
  const lost = marks.find(([name]) => !names.includes(name));
  if (lost) throw new Error(`The value "${lost[0]}" is no parameter of ${query.sql}`);
  return { query, names };
}
