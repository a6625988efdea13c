import { operationOf } from "../../../src/catalogue/operation-of.ts";
import { shapeOf } from "../../../src/catalogue/resources/paths.ts";
import type { Planner } from "../../../src/language/environment.ts";
import type { CallPlan } from "../../../src/language/plan/plans.ts";

interface Relation {
  candidates: CallPlan;
  current: CallPlan;
  save: CallPlan;
}

/**
 * Reports a current list that is read by the operation of the candidates, while the save replaces
 * another list: the relation would be replaced with records that were never chosen.
 */
export function reportOtherSelection(
  { catalogue, report }: Planner,
  { candidates, current, save }: Relation,
  pointer: string,
): void {
  const replaced = replacedListOf({ catalogue }, save);
  if (replaced === null || replaced === current.operation) {
    // Where the candidates are those that are chosen already, nothing further can be chosen.
    const isSame = writtenAs(candidates) === writtenAs(current);
    const at = pointer.replace(/\/current(\/call)?$/, "/candidates");
    if (isSame) report("saidTwice", at, { name: current.operation });
    return;
  }
  const isOfCandidates = [replaced, current.operation].includes(candidates.operation);
  if (!isOfCandidates) return;
  const values = { save: save.operation, name: current.operation, wanted: replaced };
  report("otherSelection", pointer, values, { suggestion: replaced });
}

const writtenAs = ({ operation, args }: CallPlan): string =>
  JSON.stringify([operation, args.map(({ name, value }) => [name, value.source])]);

/**
 * The read of the list that a save replaces: the one whose version it is based on, or the one at
 * its path; `null` if the catalogue does not tell.
 */
function replacedListOf({ catalogue }: Pick<Planner, "catalogue">, save: CallPlan): string | null {
  const { version, path, service } = operationOf(catalogue, save);
  if (version && "read" in version) return version.read;
  const read = [...catalogue.operations.values()].find(
    (other) =>
      other.effect === "read" &&
      other.list &&
      other.service === service &&
      shapeOf(other.path) === shapeOf(path),
  );
  return read?.id ?? null;
}
