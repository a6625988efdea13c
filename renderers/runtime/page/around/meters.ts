import {
  type Meter,
  newMeter,
  type StopReason,
} from "../../../../src/language/expression/meter.ts";
import type { Meters } from "../../../../src/language/expression/scope.ts";
import type { SyntaxTree } from "../../../../src/language/expression/syntax-tree.ts";

/** An expression that was stopped, as the page writes it, and why. */
export interface StoppedExpression {
  source: string;
  reason: StopReason;
}

/**
 * The meters of a block's expressions, each for all rows of one draw. `tell` receives the stopped
 * ones whenever they change; an expression resumes once it is cheaper.
 */
export function createMeters(tell: (stopped: readonly StoppedExpression[]) => void): Meters {
  const round = new Map<SyntaxTree, { meter: Meter; source: string }>();
  const stopped = new Map<SyntaxTree, StoppedExpression>();
  const endRound = (): void => {
    let isNews = false;
    for (const [tree, { meter, source }] of round) {
      const reason = meter.stopped;
      if (reason === (stopped.get(tree)?.reason ?? null)) continue;
      isNews = true;
      if (reason) stopped.set(tree, { source, reason });
      else stopped.delete(tree);
    }
    round.clear();
    if (isNews) tell([...stopped.values()]);
  };
  return {
    of(tree, source) {
      const known = round.get(tree);
      if (known) return known.meter;
      if (round.size === 0) queueMicrotask(endRound);
      const meter = newMeter();
      round.set(tree, { meter, source });
      return meter;
    },
  };
}
