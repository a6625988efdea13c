import { organisations } from "../support/organisation.ts";
import { testAttacks } from "./attack.ts";
import { generatedCalls } from "./generated-calls.ts";

testAttacks(
  organisations().map((database) => ({
    attack: generatedCalls(() => database.service),
    on: database.name,
  })),
);
