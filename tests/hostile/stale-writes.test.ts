import { organisations } from "../support/organisation.ts";
import { testAttacks } from "./attack.ts";
import { staleWrites } from "./stale-writes.ts";

testAttacks(
  organisations().map((database) => ({
    attack: staleWrites(() => database.service),
    on: database.name,
  })),
);
