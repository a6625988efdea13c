import { testAttacks } from "./attack.ts";
import { powerLosses } from "./kills/power-losses.ts";

testAttacks([{ attack: powerLosses, on: "PGlite" }]);
