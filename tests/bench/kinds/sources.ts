import { benchFields, benchFigures } from "./fields.ts";
import { type BenchPlace, placeOf } from "./places.ts";

/** The page schema of a bench page, by its path. */
export function sourceOf(path: string): string {
  const place = placeOf(path);
  const title = place ? path : "Home";
  return JSON.stringify({ title, body: place ? bodyOf(place) : home });
}

const home = {
  kind: "detail",
  record: { call: "bench.one", with: { of: "'home'" } },
  fields: ["field1"],
};

function bodyOf({ kind, size, of }: BenchPlace): unknown {
  const call = (name: string) => ({ call: `bench.${name}`, with: { of: `'${of}'` } });
  switch (kind) {
    case "table":
      return {
        kind: "table",
        rows: call(size > 100 ? "rows" : "page"),
        search: ["name"],
        columns: ["name", "status", "userCount", "deptCount", "remark", "updateTime"],
        rowActions: [{ label: "Delete", call: { call: "bench.delete", with: { id: "row.id" } } }],
        export: false,
      };
    case "tree":
      return { kind: "tree", rows: call("tree"), details: ["userCount"] };
    case "dual-list":
      return {
        kind: "dualList",
        candidates: call("candidates"),
        current: call("chosen"),
        save: call("choose"),
        details: ["remark"],
      };
    case "form":
      return {
        kind: "form",
        submit: { call: "bench.form" },
        fields: benchFields.map(({ name }) => name),
      };
    case "detail":
      return { kind: "detail", record: call("one"), columns: 2 };
    case "chart":
      return {
        kind: "chart",
        as: size > 100 ? "line" : "column",
        rows: call("rows"),
        category: "name",
        value: "userCount",
      };
    case "figures":
      return {
        kind: "figures",
        items: benchFigures.map(({ label, field }) => ({
          label,
          from: call("one"),
          value: `data.${field}`,
        })),
      };
  }
}
