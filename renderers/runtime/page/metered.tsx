import { Alert } from "antd";
import { type ReactNode, useMemo, useState } from "react";
import type { BlockPlan } from "../../../src/language/block.ts";
import { type Meter, newMeter, type StopReason } from "../../../src/language/expression/meter.ts";
import type { Meters } from "../../../src/language/expression/scope.ts";
import type { SyntaxTree } from "../../../src/language/expression/syntax-tree.ts";
import { MetersContext, useHost } from "./contexts.ts";

interface MeteredProps {
  plan: BlockPlan;
  children: ReactNode;
}

/** The stopped expressions of a plan. */
interface Told {
  plan: BlockPlan;
  stopped: readonly StoppedExpression[];
}

/** Meters the cost of a block's expressions and reports the stopped ones above it. */
export function Metered({ plan, children }: MeteredProps) {
  const [told, setTold] = useState<Told>({ plan, stopped: [] });
  const meters = useMemo(() => createMeters((stopped) => setTold({ plan, stopped })), [plan]);
  const stopped = told.plan === plan ? told.stopped : [];
  return (
    <MetersContext value={meters}>
      {stopped.map((expression) => (
        <StoppedNotice key={expression.source} expression={expression} pointer={plan.id} />
      ))}
      {children}
    </MetersContext>
  );
}

interface StoppedNoticeProps {
  expression: StoppedExpression;
  /** The block's pointer in its page. */
  pointer: string;
}

function StoppedNotice({ expression: { source, reason }, pointer }: StoppedNoticeProps) {
  const host = useHost();
  const place = (
    <>
      <code>{source}</code>
      <div>
        {host.pageFile} {pointer}
      </div>
    </>
  );
  return <Alert type="error" showIcon title={host.text(`stopped.${reason}`)} description={place} />;
}

/** An expression that was stopped, as the page writes it, and why. */
interface StoppedExpression {
  source: string;
  reason: StopReason;
}

/**
 * The meters of a block's expressions, each for all rows of one draw. `tell` receives the stopped
 * ones whenever they change; an expression resumes once it is cheaper.
 */
function createMeters(tell: (stopped: readonly StoppedExpression[]) => void): Meters {
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
