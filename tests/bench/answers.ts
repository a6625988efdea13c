import type { Answer } from "./bench-server.ts";
import { benchMenu, benchRows } from "./organisation.ts";
import { sessionAnswers } from "./session-answers.ts";

/** The page schema of the bench: a page with only a table. */
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

/** Answers the calls that the pages of the tab switching scenario make. */
export const benchAnswers: Answer = (path, query, body) => {
  switch (path) {
    case "/points-api/cultural-group/page": {
      const records = benchRows(Number(query.get("current") ?? 1));
      return { code: 0, msg: "", data: { records, total: 20, current: 1, size: 20 } };
    }
    // Calls without an answer would be repeated at each visit.
    case "/system-api/api/view/getList":
    case "/system-api/api/page/getVersions":
      return { code: 20000, msg: "", data: [] };
    default:
      return session(path, query, body);
  }
};
