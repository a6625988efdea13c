import { Statistic } from "@ant-design/pro-components";
import { Button } from "antd";
import type { ListExtension } from "../../../src/catalogue/openapi.ts";
import { operationOf } from "../../../src/catalogue/operation-of.ts";
import { isAnyNumber } from "../../../src/catalogue/schema/exact-json.ts";
import { pointTo, setAt } from "../../../src/catalogue/schema/pointer.ts";
import { type Totalled, totalOf } from "../../../src/catalogue/schema/rows.ts";
import { evaluate } from "../../../src/language/expression/evaluate.ts";
import { NamedIcon } from "../../icons.tsx";
import { useDestinations } from "../../runtime/link/links.tsx";
import { PlannedLink } from "../../runtime/link/planned-link.tsx";
import { useHost } from "../../runtime/page/contexts.ts";
import { BlockHeading } from "../../runtime/page/panel.tsx";
import { useScope, withLocals } from "../../runtime/page/use-scope.ts";
import type { BlockViewProps, FirstDrawing } from "../../runtime/page/views.ts";
import { AgainNote } from "../../runtime/read/again-note.tsx";
import { PagesEndNote } from "../../runtime/read/pages/pages-end.tsx";
import { type Again, useAgain } from "../../runtime/read/use-again.ts";
import { type Read, useRead } from "../../runtime/read/use-read.ts";
import { formatsOf } from "../../runtime/show/format-values.ts";
import styles from "./figures.module.css";
import type { FigurePlan, FiguresPlan } from "./kind.ts";

/** A row of figures, limited to those that the member may read. */
export function View({ plan }: BlockViewProps<FiguresPlan>) {
  const host = useHost();
  const again = useAgain(plan);
  // A figure whose call lacks an argument is left out, since it would count something else.
  const isWhole = ({ call }: FigurePlan): boolean => {
    const { service, parameters } = operationOf(host.catalogue, call);
    const wanted = parameters.filter(({ isWanted }) => isWanted && service.isBare);
    return wanted.every(({ name }) => call.args.some((arg) => arg.name === name));
  };
  const items = plan.items.filter((item) => item.requires.every(host.can) && isWhole(item));
  return (
    <section
      className={styles.frame}
      aria-label={plan.title === null ? undefined : host.text(plan.title)}
    >
      <BlockHeading plan={plan} />
      <ul className={styles.figures}>
        {items.map((item) => (
          <li key={item.id}>
            <Figure plan={item} again={again} />
          </li>
        ))}
      </ul>
      <AgainNote again={again} read={null} />
    </section>
  );
}

View.first = ({ items }: FiguresPlan): FirstDrawing => ({
  reads: items.map((item) => ({ call: item.call, ...pagesOf(item) })),
});

const pagesOf = ({ rowsOf }: FigurePlan) => rowsOf && { allPagesOf: rowsOf };

/** One figure with its label, linked to its screen. */
function Figure({ plan, again }: { plan: FigurePlan; again: Again | null }) {
  const host = useHost();
  const read = useRead(plan.call, {}, { again, ...pagesOf(plan) });
  const scope = useScope([plan.value, plan.address]);
  const leads = useDestinations().of(plan.address, scope);
  const { list } = operationOf(host.catalogue, plan.call);
  const data = read.result && withTotal(list, read.result);
  const number = read.result && evaluate(plan.value, withLocals(scope, { data }));
  const content = (
    <Statistic
      layout="vertical"
      title={<span className={styles.label}>{host.text(plan.label)}</span>}
      icon={
        plan.icon !== null && (
          <span className={styles.icon}>
            <NamedIcon name={plan.icon} />
          </span>
        )
      }
      valueRender={() => (
        <span className={styles.number}>
          {isAnyNumber(number) ? (
            formatsOf(host.language).number.format(number)
          ) : (
            <NoNumber read={read} />
          )}
        </span>
      )}
    />
  );
  return (
    <div className={styles.figure}>
      {leads ? (
        <PlannedLink className={`${styles.link} ${styles.leading}`} to={leads}>
          {content}
        </PlannedLink>
      ) : (
        <span className={styles.link}>{content}</span>
      )}
      <PagesEndNote end={read.end} />
      {read.status === "failed" && (
        <Button
          className={styles.retry}
          type="text"
          size="small"
          aria-label={host.text("common.retry")}
          title={host.text("common.retry")}
          icon={<NamedIcon name="refresh" />}
          onClick={() => void read.refresh()}
        />
      )}
    </div>
  );
}

/** The data of an answer with its total as tables read it; `null` where the service states no count. */
function withTotal(list: ListExtension | null, answer: Totalled): unknown {
  if (list?.total === undefined || pointTo(answer.data, list.total) === undefined)
    return answer.data;
  return setAt(answer.data, list.total, totalOf({ list }, answer));
}

function NoNumber({ read }: { read: Read }) {
  const host = useHost();
  if (read.status === "loading") {
    return (
      <span className={styles.coming} role="status" aria-label={host.text("common.loading")} />
    );
  }
  return <span className={styles.absent}>{host.text("figures.notRead")}</span>;
}
