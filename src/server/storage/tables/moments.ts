import type { ColumnType } from "kysely";

/** A timestamp column, which is read as a `Date` and written as a `Date` or a text. */
export type Moment = ColumnType<Date, Date | string, Date | string>;
export type MadeMoment = ColumnType<Date, Date | string | undefined, Date | string>;
export type OptionalMoment = ColumnType<
  Date | null,
  Date | string | null | undefined,
  Date | string | null
>;
