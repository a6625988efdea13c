import { LeftOutlined, RightOutlined } from "@ant-design/icons";
import { Button, Radio } from "antd";
import { useMemo } from "react";
import type { Decision, Side } from "../merge/conflict-places.ts";
import { excerptsOf } from "../merge/excerpts.ts";
import type { MergeConflict } from "../merge/merge-texts.ts";
import { useStudio } from "../studio-host.ts";
import styles from "./versions.module.css";

interface ConflictDecisionProps {
  conflicts: readonly MergeConflict[];
  decisions: readonly Decision[];
  shown: number;
  theirLabel: string;
  ownLabel: string;
  onShow(index: number): void;
  onDecide(side: Side, index: number | "all"): void;
}

/** The conflicts of a merge, shown one at a time, each to be decided for one side or both. */
export function ConflictDecision(props: ConflictDecisionProps) {
  const { conflicts, decisions, shown, theirLabel, ownLabel, onShow, onDecide } = props;
  const { text } = useStudio();
  const conflict = conflicts[shown];
  const excerpts = useMemo(() => conflict && excerptsOf(conflict), [conflict]);
  if (!conflict || !excerpts) return null;
  const count = conflicts.length;
  const decision = decisions[shown] ?? "open";
  const undecided = decisions.filter((one) => one === "open").length;
  const title = text("studio.versions.conflictPlace", { number: shown + 1, total: count });
  const { base, mine, theirs } = excerpts;
  return (
    <section className={styles.decision} aria-label={title}>
      <div className={styles.line}>
        <h2 className={styles.title}>{title}</h2>
        {count > 1 && <PlaceButtons count={count} shown={shown} onShow={onShow} />}
        <span className={styles.undecided} role="status">
          {undecided > 0
            ? text("studio.versions.undecided", { number: undecided })
            : decision === "edited" && text("studio.versions.changedByHand")}
        </span>
      </div>
      <Radio.Group
        className={styles.sides ?? ""}
        aria-label={title}
        value={decision}
        onChange={({ target }) => onDecide(target.value, shown)}
      >
        {base !== null && (
          <div className={styles.sideText}>
            <span className={styles.before}>{text("studio.versions.before")}</span>
            <Excerpt written={base} />
          </div>
        )}
        <div className={styles.sideText}>
          <Radio value="theirs">{theirLabel}</Radio>
          <Excerpt written={theirs} />
        </div>
        <div className={styles.sideText}>
          <Radio value="mine">{ownLabel}</Radio>
          <Excerpt written={mine} />
        </div>
        <Radio value="both">{text("studio.versions.both")}</Radio>
      </Radio.Group>
      {count > 1 && (
        <div className={styles.line}>
          <Button size="small" onClick={() => onDecide("theirs", "all")}>
            {text("studio.versions.takeAll")}
          </Button>
          <Button size="small" onClick={() => onDecide("mine", "all")}>
            {text("studio.versions.keepAll")}
          </Button>
        </div>
      )}
    </section>
  );
}

interface PlaceButtonsProps extends Pick<ConflictDecisionProps, "shown" | "onShow"> {
  count: number;
}

/** Buttons for the previous and next conflict, which wrap around at the ends. */
function PlaceButtons({ count, shown, onShow }: PlaceButtonsProps) {
  const { text } = useStudio();
  return (
    <>
      <Button
        size="small"
        icon={<LeftOutlined />}
        aria-label={text("studio.versions.previousPlace")}
        onClick={() => onShow((shown + count - 1) % count)}
      />
      <Button
        size="small"
        icon={<RightOutlined />}
        aria-label={text("studio.versions.nextPlace")}
        onClick={() => onShow((shown + 1) % count)}
      />
    </>
  );
}

function Excerpt({ written }: { written: string }) {
  const { text } = useStudio();
  if (written.trim() === "") {
    return <p className={styles.quiet}>{text("studio.versions.nothingThere")}</p>;
  }
  return <pre className={styles.excerpt}>{written}</pre>;
}
