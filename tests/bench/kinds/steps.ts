import type { Sight, Step, Target } from "../paint.ts";
import type { BenchKind } from "./places.ts";

/**
 * A step with its name in the results; a step without a name only leads to the next one and is not
 * reported.
 */
export interface NamedStep {
  name: string | null;
  step: Step;
  /** Whether a pointer rests on the element before it clicks, as a person's does. */
  isPointedAt?: boolean;
}

/** The selectors in which the two contestants' elements differ. */
export interface Parts {
  node: string;
  search: string;
  candidates: string;
  tickAll: string;
  move: string;
  fault: string;
  asTable: string;
  asChart: string;
}

const row = "[data-row-key]";

/** A canvas only has a size once a chart has been drawn on it. */
const drawn: Sight = { css: "canvas[style*='width']" };

/** The elements that must be visible once a page has been drawn. */
export function standing(kind: BenchKind, size: number, parts: Parts): Sight[] {
  switch (kind) {
    case "table":
      return [
        { css: row, text: "Item 1 " },
        { css: row, atLeast: 10 },
      ];
    case "tree":
      return [
        { css: parts.node, text: "Item 2 " },
        { css: parts.node, atLeast: 10 },
      ];
    case "dual-list":
      return [{ css: parts.candidates, text: `Item ${size / 10 + 1} ` }];
    case "form":
      return [{ css: "[id$=field100]" }];
    case "detail":
      return [{ css: "td, dd", text: "Text 94" }];
    case "chart":
      return [drawn];
    case "figures":
      return [{ css: "li", text: "Figure 10097" }];
  }
}

/** The steps that are taken on a page of a kind once it has been drawn. */
export function stepsOf(kind: BenchKind, size: number, parts: Parts): NamedStep[] {
  switch (kind) {
    case "table":
      return tableSteps(size);
    case "tree":
      return treeSteps(size, parts);
    case "dual-list":
      return dualListSteps(size, parts);
    case "form":
      return formSteps(parts);
    case "chart":
      return chartSteps(parts);
    case "detail":
    case "figures":
      return [];
  }
}

function tableSteps(size: number): NamedStep[] {
  const isWhole = size > 100;
  const gone = isWhole ? 2 : 21;
  const on: Target = { css: ".ant-pagination-next button" };
  const change = {
    ...step("page change", { on, until: [{ css: row, text: `Item ${gone} ` }] }),
    isPointedAt: true,
  };
  return [
    ...(isWhole ? [] : [change]),
    step(null, { on: { css: "input[type=search]" }, value: "9", until: [] }),
    step("search", {
      on: { css: "search button, form button", text: "Search" },
      until: [
        { css: row, text: "Item 19 " },
        { css: row, text: `Item ${gone} `, atMost: 0 },
      ],
    }),
  ];
}

function treeSteps(size: number, { node }: Parts): NamedStep[] {
  const wanted = `Item ${size - 1} `;
  const deepest = size > 100 ? "Item 1112 " : "Item 12 ";
  return [
    step("expand all", {
      on: { css: "button[aria-label='Expand all']" },
      until: [{ css: node, text: deepest }],
    }),
    step("filter", {
      on: { css: "main input, input" },
      value: wanted.trim(),
      until: [
        { css: node, text: wanted },
        { css: node, text: "Item 12 ", atMost: 0 },
      ],
    }),
    step("filter emptied", {
      on: { css: "main input, input" },
      value: "",
      until: [{ css: node, text: "Item 2 " }],
    }),
  ];
}

function dualListSteps(size: number, parts: Parts): NamedStep[] {
  const { candidates, search } = parts;
  const wanted = `Item ${size - 1} `;
  const first = { css: candidates, text: `Item ${size / 10 + 1} ` };
  const found = [
    { css: candidates, text: wanted },
    { ...first, atMost: 0 },
  ];
  return [
    step("search", { on: { css: search }, value: wanted.trim(), until: found }),
    step("search emptied", { on: { css: search }, value: "", until: [first] }),
    step("tick all", {
      on: { css: parts.tickAll },
      until: [{ css: `${parts.move}:not(:disabled)` }],
    }),
    step("move", { on: { css: parts.move }, until: [{ css: candidates, atMost: 0 }] }),
  ];
}

function chartSteps({ asTable, asChart }: Parts): NamedStep[] {
  return [
    step("as table", {
      on: { css: asTable },
      until: [
        { css: "td, th, .ant-table-cell", text: "Item " },
        { css: "canvas", atMost: 0 },
      ],
    }),
    step("as chart", { on: { css: asChart }, until: [drawn] }),
  ];
}

function formSteps({ fault }: Parts): NamedStep[] {
  const typed = (name: string, text: string, sights: Sight[] = []): NamedStep[] =>
    [...text].map((_key, index) =>
      step(name, { on: { css: "[id$=field1]" }, value: text.slice(0, index + 1), until: sights }),
    );
  return [
    ...typed("keystroke", "typewriter"),
    step("submit", {
      on: { css: "main button[type=submit], form button[type=submit]" },
      until: [{ css: fault, atLeast: 89 }],
    }),
    ...typed("keystroke beside 89 faults", "typing on"),
  ];
}

function step(name: string | null, taken: Step): NamedStep {
  return { name, step: taken };
}
