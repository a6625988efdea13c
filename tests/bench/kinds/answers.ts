import type { Answer } from "../bench-server.ts";
import type { BenchNode } from "../organisation.ts";
import { sessionAnswers } from "../session-answers.ts";
import { benchChoices, benchFields } from "./fields.ts";
import { benchRecords, benchTree, found } from "./records.ts";
import { sourceOf } from "./sources.ts";

/**
 * The responses for a scenario of the block kinds, with its menu; both contestants make the same
 * requests.
 */
export function kindAnswers(menu: readonly BenchNode[]): Answer {
  const session = sessionAnswers(menu, sourceOf);
  return (path, query, body) => {
    const success = (data: unknown) => ({ code: 0, msg: "", data });
    const count = Number(query.get("of")?.split("-")[0] ?? 0);
    switch (path) {
      case "/bench-api/page": {
        const [current, size] = [Number(query.get("current")), Number(query.get("size"))];
        const all = found(benchRecords(count), query.get("name"));
        const records = all.slice((current - 1) * size, current * size);
        return success({ records, total: all.length, current, size });
      }
      case "/bench-api/rows":
        return success(found(benchRecords(count), query.get("name")));
      case "/bench-api/tree":
        return success(benchTree(count));
      case "/bench-api/candidates":
        return success(benchRecords(count));
      case "/bench-api/chosen":
        return success(benchRecords(count).slice(0, count / 10));
      case "/bench-api/one":
        return success(record);
      default:
        return session(path, query, body);
    }
  };
}

const record = Object.fromEntries(
  benchFields.map(({ name, sort }, index) => {
    const values = { text: `Text ${index}`, number: index, choice: benchChoices[1], switch: true };
    return [name, values[sort]];
  }),
);
