import { Button, Radio } from "antd";
import { type ReactNode, useId, useState } from "react";
import { listText } from "../../../../src/i18n/list-text.ts";
import { MovableModal } from "../../../../src/ui/movable/movable-modal.tsx";
import { useHost } from "../../../runtime/page/contexts.ts";
import { WithLocal } from "../../../runtime/page/with-local.tsx";
import { ShownValue } from "../draw/shown-value.tsx";
import type { FormField } from "../plan/fields.ts";
import type { FormValues } from "../state/form-values.ts";
import { withFieldsOf } from "../state/merge.ts";
import type { Comparison } from "../state/use-settle.ts";
import styles from "./comparison-dialog.module.css";

/** Which side's value of a field is saved. */
type Side = "mine" | "theirs";

interface ComparisonDialogProps {
  comparison: Comparison;
}

const widthPx = 640;

/**
 * Compares two contradicting edits field by field: the original value, the person's own and the
 * saved one of others. Closing the dialog leaves the form unchanged.
 */
export function ComparisonDialog({ comparison }: ComparisonDialogProps) {
  const { text, language } = useHost();
  const { contradictions, theirs, theirValues, values, onChosen } = comparison;
  const [sides, setSides] = useState<ReadonlyMap<string, Side>>(new Map());
  const name = comparison.changedBy || text("form.somebody");
  const sideOf = (field: FormField): Side => sides.get(field.name) ?? "mine";
  const chooseAll = (side: Side): void =>
    setSides(new Map(contradictions.map((field) => [field.name, side])));
  const save = (): void => {
    const taken = contradictions.filter((field) => sideOf(field) === "theirs");
    onChosen(withFieldsOf(values, taken, theirValues));
  };
  const labels = theirs.map(({ label }) => text(label));
  const fields = listText(labels, language);
  return (
    <MovableModal title={text("form.comparison")} width={widthPx} onClose={() => onChosen(null)}>
      <div className={styles.comparison}>
        <p>{text("form.comparisonIntro", { name })}</p>
        {theirs.length > 0 && <p>{text("form.onlyTheirs", { name, fields })}</p>}
        <div className={styles.buttons}>
          <Button onClick={() => chooseAll("mine")}>{text("form.allMine")}</Button>
          <Button onClick={() => chooseAll("theirs")}>{text("form.allTheirs")}</Button>
        </div>
        {contradictions.map((field) => (
          <ComparedField
            key={field.name}
            field={field}
            comparison={comparison}
            name={name}
            side={sideOf(field)}
            onChoose={(side) => setSides((known) => new Map([...known, [field.name, side]]))}
          />
        ))}
        <div className={`${styles.buttons} ${styles.end}`}>
          <Button onClick={() => onChosen(null)}>{text("common.keepEditing")}</Button>
          <Button type="primary" onClick={save}>
            {text("form.chooseAndSave")}
          </Button>
        </div>
      </div>
    </MovableModal>
  );
}

interface ComparedFieldProps extends ComparisonDialogProps {
  field: FormField;
  /** The member who changed the record. */
  name: string;
  side: Side;
  onChoose(side: Side): void;
}

function ComparedField({ field, comparison, name, side, onChoose }: ComparedFieldProps) {
  const { text } = useHost();
  const group = useId();
  const shown = (values: FormValues): ReactNode => (
    <WithLocal name="form" value={values}>
      <ShownValue field={field} record={values} />
    </WithLocal>
  );
  const { before, values, theirValues } = comparison;
  return (
    <fieldset className={styles.field}>
      <legend>{text(field.label)}</legend>
      <div className={styles.value}>
        <span className={styles.side}>{text("form.before")}</span>
        <div>{shown(before)}</div>
      </div>
      <Radio.Group
        name={group}
        aria-label={text(field.label)}
        className={styles.choices}
        value={side}
        onChange={({ target }) => onChoose(target.value === "theirs" ? "theirs" : "mine")}
      >
        <Radio value="mine" className={styles.value}>
          <span className={styles.side}>{text("form.mine")}</span>
          <div>{shown(values)}</div>
        </Radio>
        <Radio value="theirs" className={styles.value}>
          <span className={styles.side}>{name}</span>
          <div>{shown(theirValues)}</div>
        </Radio>
      </Radio.Group>
    </fieldset>
  );
}
