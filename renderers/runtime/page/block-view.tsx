import { Alert } from "antd";
import { memo, type ReactNode, useContext, useEffect, useMemo } from "react";
import { useStore } from "zustand";
import type { BlockPlan } from "../../../src/language/block.ts";
import { isBroken } from "../../../src/language/broken.ts";
import { ErrorBoundary } from "../../../src/ui/error-boundary.tsx";
import { type Late, PartFailure, useLate } from "../../../src/ui/late/late.ts";
import { useAwaitsLine } from "../../../src/ui/late/line.ts";
import {
  BrokenBlock,
  Failure,
  LoadingBlock,
  NoPermissionBlock,
  UndrawableBlock,
} from "../read/block-states.tsx";
import { textIn } from "../show/text-in.ts";
import { HostContext, useHost, usePageStore } from "./contexts.ts";
import type { PageHost } from "./host.ts";
import { Metered } from "./metered.tsx";
import { forgetUnsaved } from "./page-store.ts";
import { useExpression, useScope } from "./use-scope.ts";
import { type AnyBlockView, BlocksContext, BlockViewsContext } from "./views.ts";

/** Draws a block that stands within another one. */
export function InnerBlock({ id }: { id: string }) {
  const plan = useContext(BlocksContext)[id];
  return plan && <BlockView plan={plan} />;
}

/**
 * Draws a block of any kind; a failure is shown in its place and its neighbours continue (law 7).
 */
export const BlockView = memo(function BlockView({ plan }: { plan: BlockPlan }) {
  return (
    <Metered plan={plan}>
      <ConditionalBlock plan={plan} />
    </Metered>
  );
});

function ConditionalBlock({ plan }: { plan: BlockPlan }) {
  const host = useHost();
  const { drafts } = host;
  const store = usePageStore();
  const code = useContext(BlockViewsContext).get(plan.kind);
  const isShown = useExpression(plan.when, true) === true;
  const isUnsaved = useStore(store, ({ unsaved }) => unsaved.has(plan.id));
  useEffect(() => {
    // What a hidden block has in its draft is there again once it is shown.
    if (!isShown) forgetUnsaved(store, plan.id, (place) => drafts.read(place) !== undefined);
  }, [store, drafts, isShown, plan.id]);
  if (isBroken(plan)) return <BrokenBlock plan={plan} />;
  if (!isShown) return null;
  const missing = plan.requires.filter((permission) => !host.can(permission));
  if (missing.length > 0 && !isUnsaved) return <NoPermissionBlock permissions={missing} />;
  if (!code) return <UndrawableBlock plan={plan} />;
  const view = <DrawnBlock key={plan.kind} plan={plan} code={code} />;
  return (
    <ErrorBoundary
      of={plan}
      failed={(error, retry) => <FailedBlock plan={plan} error={error} retry={retry} />}
    >
      {missing.length > 0 && <PermissionLost />}
      {plan.texts ? <WithTexts texts={plan.texts}>{view}</WithTexts> : view}
    </ErrorBoundary>
  );
}

/** Shown above what was typed before the member lost the permission to use the block. */
function PermissionLost() {
  return <Alert type="warning" showIcon title={useHost().text("block.permissionLost")} />;
}

interface DrawnBlockProps {
  plan: BlockPlan;
  code: Late<AnyBlockView>;
}

function DrawnBlock({ plan, code }: DrawnBlockProps) {
  const View = useLate(code);
  return View ? <View plan={plan} /> : <LoadingBlock />;
}

interface WithTextsProps {
  texts: NonNullable<BlockPlan["texts"]>;
  children: ReactNode;
}

/** Translates the block's texts in its own scope and updates them when values change. */
function WithTexts({ texts, children }: WithTextsProps) {
  const host = useHost();
  const scope = useScope([texts]);
  const own = useMemo(
    (): PageHost => ({ ...host, text: (text, values) => textIn(host, text, scope, values) }),
    [host, scope],
  );
  return <HostContext value={own}>{children}</HostContext>;
}

interface FailedBlockProps {
  plan: BlockPlan;
  error: Error;
  retry: () => void;
}

/** Shown in place of a block that failed, or whose code is missing; drafts keep what was typed. */
function FailedBlock({ plan, error, retry }: FailedBlockProps) {
  const { text, isAdministrator } = useHost();
  if (useAwaitsLine(error, retry)) return <LoadingBlock />;
  return error instanceof PartFailure ? (
    <Failure
      title={text("shell.failureTitle")}
      description={text("shell.failureKept")}
      remedy={text("shell.reloadPage")}
      onRemedy={() => window.location.reload()}
    />
  ) : (
    <Failure
      title={text("block.failed")}
      description={isAdministrator ? `${plan.id}: ${error.message}` : null}
      remedy={text("common.retry")}
      onRemedy={retry}
    />
  );
}
