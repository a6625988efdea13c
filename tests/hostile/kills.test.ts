import { afterAll } from "vitest";
import { prepareServiceProcesses } from "../support/service-process.ts";
import { testAttacks } from "./attack.ts";
import { killableKinds } from "./kills/killable-databases.ts";
import { kills } from "./kills/kills.ts";

const processes = prepareServiceProcesses();
afterAll(() => processes.clean());

testAttacks(killableKinds().map((kind) => ({ attack: kills(kind, processes), on: kind.name })));
