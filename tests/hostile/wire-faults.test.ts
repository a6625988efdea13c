import { organisations } from "../support/organisation.ts";
import { testAttacks } from "./attack.ts";
import { wireFaults } from "./wire/wire-faults.ts";

testAttacks(
  organisations().map((database) => ({
    attack: wireFaults(() => database.service),
    on: database.name,
  })),
);
