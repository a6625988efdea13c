import type { Answer } from "./bench-server.ts";
import { benchMenu, benchRows } from "./organisation.ts";
import { sessionAnswers } from "./session-answers.ts";

/** A page of the bench: nothing but a table. */
const pageSource = (path: string): string =>
  JSON.stringify({
    title: `Page ${path.replace(/^.*-/, "")}`,
    body: {
      kind: "table",
      rows: { call: "culturalGroup.page" },
      pageSize: 20,
      columns: ["name", "status", "userCount", "deptCount", "remark", "updateTime"],
    },
  });

const session = sessionAnswers(benchMenu, pageSource);

/** The specification's contract, as far as the pages of tab switching call it. */
export const benchAnswers: Answer = (path, query, body) => {
  if (path !== "/points-api/cultural-group/page") return session(path, query, body);
  const records = benchRows(Number(query.get("current") ?? 1));
  return { code: 0, msg: "", data: { records, total: 20, current: 1, size: 20 } };
};
