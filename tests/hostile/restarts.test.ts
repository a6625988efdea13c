import { describe } from "vitest";
import { postgresPrograms } from "../support/postgres/private-postgres.ts";
import { testAttacks } from "./attack.ts";
import { restarts } from "./restarts/restarts.ts";

if (!postgresPrograms) console.warn("No PostgreSQL server (initdb) is here: none is restarted.");

describe.runIf(postgresPrograms)("the database below two services", () => {
  testAttacks([{ attack: restarts, on: "PostgreSQL" }]);
});
