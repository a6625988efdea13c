import { Alert } from "antd";
import { type ReactNode, useMemo, useState } from "react";
import type { BlockPlan } from "../../../../src/language/block.ts";
import { MetersContext, useHost } from "../contexts.ts";
import { createMeters, type StoppedExpression } from "./meters.ts";

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
