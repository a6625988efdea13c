import type { JsonSchema } from "../../catalogue/json-schema.ts";
import type { LanguageEnvironment } from "../environment.ts";
import type { Planner } from "./planner.ts";

type Parts = WeakMap<JsonSchema, Map<string, unknown>>;

const known = new WeakMap<LanguageEnvironment, Map<string, Parts>>();

/**
 * The part of a plan that follows from a schema alone, since the page says nothing of it: planned
 * once, for a page may have thousands of such blocks. One with a problem is planned each time, so
 * that each place is told; and so is every one that an editor watches.
 */
export function planUsual<Part>(
  planner: Planner,
  schema: JsonSchema,
  names: readonly string[],
  plan: (planner: Planner) => Part,
  part: string,
): Part {
  if (planner.watch) return plan(planner);
  const parts = partsOf(planner, `${part} ${planner.isPublic}`).get(schema);
  const key = names.join();
  // What lies under the key was made by the same function, for the same part.
  if (parts?.has(key)) return parts.get(key) as Part;
  let isSound = true;
  const report: Planner["report"] = (...problem) => {
    isSound = false;
    planner.report(...problem);
  };
  const planned = plan({ ...planner, report });
  if (!isSound) return planned;
  const all = partsOf(planner, `${part} ${planner.isPublic}`);
  all.set(schema, (parts ?? new Map<string, unknown>()).set(key, planned));
  return planned;
}

function partsOf({ environment }: Planner, part: string): Parts {
  const byPart = known.get(environment) ?? new Map<string, Parts>();
  known.set(environment, byPart);
  const parts = byPart.get(part) ?? new WeakMap();
  byPart.set(part, parts);
  return parts;
}
