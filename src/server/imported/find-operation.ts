import { groupedBy } from "../../catalogue/grouped-by.ts";
import type { Operation } from "../../catalogue/operation.ts";

/** The operation that a request calls, and the values of its path parameters. */
export interface FoundOperation {
  operation: Operation;
  params: Readonly<Record<string, string>>;
}

interface Route {
  operation: Operation;
  steps: readonly Step[];
}

/** One step of a path template, split into texts and placeholders: `photo-`, `{id}`, `.png`. */
type Step = readonly { text: string; isPlace: boolean }[];

/** Finds the operation of a service by method and raw path; `null` if there is none. */
export type FindOperation = (method: string, path: string) => FoundOperation | null;

/**
 * Prepares the search for a service's operations. A document's paths never become regular
 * expressions, but each step is compared piece by piece, so that no path can block the process. A
 * step of plain text takes precedence over one with placeholders.
 */
export function createFindOperation(operations: Iterable<Operation>): FindOperation {
  const all = Array.from(operations, (operation): Route => {
    return { operation, steps: operation.path.split("/").slice(1).map(readStep) };
  });
  const routes = groupedBy(all, ({ operation, steps }) => `${operation.method} ${steps.length}`);
  for (const same of routes.values()) same.sort(plainFirst);
  return (method, path) => {
    const given = path.split("/").slice(1);
    for (const { operation, steps } of routes.get(`${method} ${given.length}`) ?? []) {
      const params = paramsIn(steps, given);
      if (params) return { operation, params };
    }
    return null;
  };
}

function readStep(step: string): Step {
  return step
    .split(/(\{[^{}]*\})/)
    .filter(Boolean)
    .map((part) =>
      part.startsWith("{")
        ? { text: part.slice(1, -1), isPlace: true }
        : { text: decoded(part) ?? part, isPlace: false },
    );
}

function plainFirst(one: Route, other: Route): number {
  const places = ({ steps }: Route) =>
    steps.map((step) => (step.some(({ isPlace }) => isPlace) ? "1" : "0")).join("");
  return places(one) < places(other) ? -1 : 1;
}

function paramsIn(steps: readonly Step[], given: readonly string[]): Record<string, string> | null {
  const params = new Map<string, string>();
  for (const [at, step] of steps.entries()) {
    const text = decoded(given[at] ?? "");
    if (text === null || !matches(step, text, params)) return null;
  }
  return Object.fromEntries(params);
}

/**
 * Whether a step matches a text; each placeholder takes as few characters as possible, at least
 * one.
 */
function matches(step: Step, text: string, params: Map<string, string>): boolean {
  let from = 0;
  for (const [at, part] of step.entries()) {
    if (!part.isPlace) {
      if (!text.startsWith(part.text, from)) return false;
      from += part.text.length;
      continue;
    }
    const next = step[at + 1];
    const isLast = at + 2 >= step.length;
    const end = next === undefined ? text.length : endOf(text, next.text, from + 1, isLast);
    if (end <= from) return false;
    params.set(part.text, text.slice(from, end));
    from = end;
  }
  return from === text.length;
}

function endOf(text: string, following: string, from: number, isLast: boolean): number {
  if (!isLast) return text.indexOf(following, from);
  return text.endsWith(following) ? text.length - following.length : -1;
}

function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
