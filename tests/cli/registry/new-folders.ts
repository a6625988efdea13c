/**
 * The folders of a block kind, a cell and a widget that the product does not have, with their
 * files.
 */
export const newFolders: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "renderers/blocks/stars": {
    "kind.ts": `import type { BlockPlan } from "../../../src/language/block.ts";
import { defineBlock } from "../../../src/language/define-block.ts";
import { integer, object, required } from "../../../src/language/shape/shape.ts";

/** A row of stars. */
export interface StarsPlan extends BlockPlan {
  kind: "stars";
  count: number;
}

const shape = object({ count: required(integer(1, 5), "How many stars it shows.") });

/** A row of stars. */
export const stars = defineBlock<typeof shape, StarsPlan>({
  name: "stars",
  summary: "A row of stars.",
  shape,
  plan: ({ count }) => ({ requires: [], count }),
});
`,
    "View.tsx": `import { useHost } from "../../runtime/page/contexts.ts";
import type { BlockViewProps } from "../../runtime/page/views.ts";
import type { StarsPlan } from "./kind.ts";

/** A row of stars. */
export function View({ plan }: BlockViewProps<StarsPlan>) {
  const { text } = useHost();
  return <p>{text("stars.shown", { count: plan.count })}</p>;
}
`,
    "example.json": `{
  "$schema": "../../../schemas/page.schema.json",
  "version": 1,
  "title": "Stars",
  "body": {
    "kind": "stack",
    "items": [
      { "kind": "stars", "count": 3 },
      {
        "kind": "table",
        "rows": "pointsSysUser.getByDeptId",
        "search": [],
        "columns": ["fullname", { "field": "points", "cell": "rating" }]
      },
      {
        "kind": "form",
        "submit": "deductionPointsRule.add",
        "fields": ["title", { "field": "points", "widget": "slider" }]
      }
    ]
  }
}
`,
    "descriptions.json": `{
  "A row of stars.": { "zh": "一行星星。", "es": "Una fila de estrellas.", "ja": "星の列。" },
  "How many stars it shows.": {
    "zh": "显示多少颗星。",
    "es": "Cuántas estrellas muestra.",
    "ja": "表示する星の数。"
  }
}
`,
    "texts/en.ts": `/** The own texts of the kind \`stars\` in English; the keys that every other language must have. */
export const en = {
  stars: {
    shown_one: "{{count}} star",
    shown_other: "{{count}} stars",
  },
};
`,
    "texts/zh.ts": translated("zh", "中文", ['shown_other: "{{count}} 颗星"']),
    "texts/es.ts": translated("es", "español", [
      'shown_one: "{{count}} estrella"',
      'shown_many: "{{count}} de estrellas"',
      'shown_other: "{{count}} estrellas"',
    ]),
    "texts/ja.ts": translated("ja", "日本語", ['shown_other: "星 {{count}} つ"']),
  },
  "renderers/cells/rating": {
    "cell.ts": `import type { CellKind } from "../../../src/language/environment.ts";

/** A number as marks that can be counted. */
export const ratingCell: CellKind = {
  name: "rating",
  summary: "A number as marks that can be counted.",
  accepts: ({ kind }) => kind === "number",
  isDefaultFor: () => false,
};
`,
    "Cell.tsx": `import type { CellProps } from "../../runtime/show/cell-props.ts";

/** A number as marks that can be counted. */
export function Cell({ value }: CellProps) {
  return <span>rated {String(value)}</span>;
}
`,
    "example.json": `{
  "$schema": "../../../schemas/page.schema.json",
  "version": 1,
  "title": "menu.user",
  "body": {
    "kind": "table",
    "rows": "pointsSysUser.getByDeptId",
    "search": [],
    "columns": ["fullname", { "field": "points", "cell": "rating" }]
  }
}
`,
    "descriptions.json": `{
  "A number as marks that can be counted.": {
    "zh": "以可数的标记表示的数字。",
    "es": "Un número como marcas que se pueden contar.",
    "ja": "数えられる印で表す数値。"
  }
}
`,
  },
  "renderers/widgets/slider": {
    "widget.ts": `import type { ValueKind } from "../../../src/language/environment.ts";

/** A number on a line. */
export const sliderWidget: ValueKind = {
  name: "slider",
  summary: "A number on a line.",
  accepts: ({ kind }) => kind === "number",
  isDefaultFor: () => false,
};
`,
    "Widget.tsx": `import type { WidgetViewProps } from "../../runtime/choose/widget-view.ts";

/** A number on a line. */
export function Widget({ id, value, onChange }: WidgetViewProps) {
  return (
    <input
      id={id}
      type="range"
      value={typeof value === "number" ? value : 0}
      onChange={({ target }) => onChange(Number(target.value))}
    />
  );
}
`,
    "example.json": `{
  "$schema": "../../../schemas/page.schema.json",
  "version": 1,
  "title": "action.addRule",
  "body": {
    "kind": "form",
    "submit": "deductionPointsRule.add",
    "fields": ["title", { "field": "points", "widget": "slider" }]
  }
}
`,
    "descriptions.json": `{
  "A number on a line.": {
    "zh": "线上的一个数字。",
    "es": "Un número en una línea.",
    "ja": "線上の数値。"
  }
}
`,
  },
};

function translated(language: string, name: string, lines: readonly string[]): string {
  return `import type { Translation } from "../../../../src/i18n/messages.ts";
import type { en } from "./en.ts";

/** The own texts of the kind \`stars\` in ${name}. */
export const ${language}: Translation<typeof en, "${language}"> = {
  stars: {
${lines.map((line) => `    ${line},\n`).join("")}  },
};
`;
}
