import { Button, Input } from "antd";
import { type ReactNode, useId, useMemo, useState } from "react";
import { PageProblems } from "../../../../renderers/runtime/page/head/page-head.tsx";
import { PageView } from "../../../../renderers/runtime/page/page-view.tsx";
import type { Operation } from "../../../catalogue/operation.ts";
import { descriptionOf } from "../../../language/description.ts";
import { Notice } from "../../../ui/notice.tsx";
import common from "../../common.module.css";
import { OperationPicker } from "../../new-screen/operation-picker.tsx";
import { OperationSort } from "../../operation-sort.tsx";
import { StudioContext, useStudio } from "../../studio-host.ts";
import { takeLostFocus } from "../../take-lost-focus.ts";
import { ExchangeView } from "./exchange-view.tsx";
import { exploredPage } from "./explored-page.ts";
import styles from "./explorer.module.css";
import type { KeptRun, KeptRuns } from "./kept-runs.ts";
import { useExplorerHost } from "./use-explorer-host.tsx";

interface ExplorerProps {
  service: string;
  /** The id of the operation to run; an unknown id shows the choice of operations. */
  operationId: string;
  runs: KeptRuns;
  onChoose(operationId: string): void;
  onClose(): void;
}

/** Runs an operation as the signed-in user and shows what was sent and received. */
export function Explorer({ service, operationId, runs, onChoose, onClose }: ExplorerProps) {
  const { catalogue, text } = useStudio();
  const operation = catalogue.operations.get(operationId);
  const chosen = operation?.service.name === service && !operation.isSession ? operation : null;
  return (
    <div className={common.screen}>
      <div className={styles.head}>
        <h1 className={common.heading}>{text("studio.explorer.title", { service })}</h1>
        <div className={styles.actions}>
          {chosen && (
            <Button onClick={() => onChoose("")}>{text("studio.explorer.another")}</Button>
          )}
          <Button onClick={onClose}>{text("studio.explorer.back")}</Button>
        </div>
      </div>
      {chosen ? (
        <ExploredOperation key={chosen.id} operation={chosen} kept={keptOf(runs, chosen)} />
      ) : (
        <OfService service={service}>
          <section className={common.card} aria-label={text("studio.newScreen.operations")}>
            <OperationPicker onChoose={({ id }) => onChoose(id)} />
          </section>
        </OfService>
      )}
    </div>
  );
}

function keptOf(runs: KeptRuns, { id }: Operation): KeptRun {
  const kept = runs.get(id) ?? { run: null, entered: new Map(), ifMatch: "" };
  runs.set(id, kept);
  return kept;
}

/** Gives its children a studio host whose catalogue has the operations of one service only. */
function OfService({ service, children }: { service: string; children: ReactNode }) {
  const studio = useStudio();
  const narrowed = useMemo(() => {
    const { catalogue } = studio.environment;
    const all = [...catalogue.operations];
    const operations = new Map(all.filter(([, operation]) => operation.service.name === service));
    const environment = { ...studio.environment, catalogue: { ...catalogue, operations } };
    return { ...studio, environment };
  }, [studio, service]);
  return <StudioContext value={narrowed}>{children}</StudioContext>;
}

/** An operation with a form for its arguments and its last run below. */
function ExploredOperation({ operation, kept }: { operation: Operation; kept: KeptRun }) {
  const { text, environment, can, route } = useStudio();
  const [run, setRun] = useState(kept.run);
  const page = useMemo(() => exploredPage(environment, operation), [environment, operation]);
  const host = useExplorerHost({
    operation,
    kept,
    catalogue: page.catalogue,
    onRun(next) {
      kept.run = next;
      setRun(next);
    },
  });
  const { id, method, path, summary, permission } = operation;
  return (
    <>
      <section className={common.card} aria-label={id}>
        <div className={styles.line}>
          <h2 ref={takeLostFocus} tabIndex={-1} className={styles.title}>
            {id}
          </h2>
          <OperationSort operation={operation} />
        </div>
        <code className={styles.code}>
          {method.toUpperCase()} {path}
        </code>
        <p className={common.hint}>{descriptionOf(environment, summary)}</p>
        {permission !== null && !can(permission) && (
          <Notice tone="warning">{text("studio.explorer.notAllowed", { permission })}</Notice>
        )}
        {operation.takesIfMatch && <VersionField kept={kept} />}
        {page.page ? (
          <PageView page={page.page} host={host} route={route} hasHeading={false} />
        ) : (
          <PageProblems host={host} problems={page.problems} />
        )}
      </section>
      <ExchangeView run={run} />
    </>
  );
}

/**
 * An input for the version that a write is based on; the service refuses the write if the record
 * has another version.
 */
function VersionField({ kept }: { kept: KeptRun }) {
  const { text } = useStudio();
  const id = useId();
  return (
    <p>
      <label htmlFor={id}>If-Match</label>
      <Input
        id={id}
        translate="no"
        aria-describedby={`${id}-hint`}
        defaultValue={kept.ifMatch}
        onChange={({ target }) => {
          kept.ifMatch = target.value.trim();
        }}
      />
      <span id={`${id}-hint`} className={common.hint}>
        {text("studio.explorer.ifMatch")}
      </span>
    </p>
  );
}
