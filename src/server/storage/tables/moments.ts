import type { ColumnType } from "kysely";

/** A moment: read as a `Date`, written as one, made by the database where left out. */
export type Moment = ColumnType<Date, Date | string, Date | string>;
export type MadeMoment = ColumnType<Date, Date | string | undefined, Date | string>;
export type OptionalMoment = ColumnType<
  Date | null,
  Date | string | null | undefined,
  Date | string | null
>;
