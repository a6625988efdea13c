import { keptBy } from "../../catalogue/kept-by.ts";
import type { JsonSchema } from "../../catalogue/schema/json-schema.ts";
import type { LanguageEnvironment, Planner } from "../environment.ts";
import { type Part, tellPart } from "./part.ts";

/** A cached plan of a schema and its parts, recorded for the block at `at`. */
interface Usual {
  planned: unknown;
  parts: readonly Part[];
  at: string;
}

type Usuals = WeakMap<JsonSchema, Map<string, Usual>>;

const usualsByPart = keptBy((_: LanguageEnvironment) => new Map<string, Usuals>());

/**
 * Plans a part that follows from a schema alone and caches the plan, since a page may have
 * thousands of such blocks. A plan with a problem is made again each time, so that the problem is
 * reported at each place; while an editor watches, nothing is cached.
 */
export function planUsual<Planned>(
  planner: Planner,
  schema: JsonSchema,
  names: readonly string[],
  plan: (planner: Planner) => Planned,
  part: string,
): Planned {
  if (planner.watch) return plan(planner);
  const { at, parts } = planner;
  const usuals = usualsOf(planner, `${part} ${planner.isPublic}`);
  const key = names.join();
  const before = usuals.get(schema)?.get(key);
  if (before) {
    const moved = (path: string) => at + path.slice(before.at.length);
    for (const { what, path, of, plan: own, ...details } of before.parts) {
      tellPart(planner, what, moved(path), of, own, details);
    }
    // The cached plan was made by the same function for the same part, so the cast is safe.
    return before.planned as Planned;
  }
  let isSound = true;
  const report: Planner["report"] = (...problem) => {
    isSound = false;
    planner.report(...problem);
  };
  const start = parts.length;
  const planned = plan({ ...planner, report });
  if (!isSound) return planned;
  const usual: Usual = { planned, parts: parts.slice(start), at };
  usuals.set(schema, (usuals.get(schema) ?? new Map<string, Usual>()).set(key, usual));
  return planned;
}

function usualsOf({ environment }: Planner, part: string): Usuals {
  const byPart = usualsByPart(environment);
  const usuals = byPart.get(part) ?? new WeakMap();
  byPart.set(part, usuals);
  return usuals;
}
