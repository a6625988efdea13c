import { Button } from "antd";
import { useState } from "react";
import type { Operation } from "../../catalogue/operation.ts";
import { descriptionOf } from "../../language/description.ts";
import { useStudio } from "../studio-host.ts";
import { takeLostFocus } from "../take-lost-focus.ts";
import { SelectField } from "../text-field.tsx";
import { useReading } from "../use-reading.ts";
import type { NewPage } from "./new-page.ts";
import styles from "./new-screen.module.css";
import { OperationName, OperationPicker } from "./operation-picker.tsx";
import { ofOperation } from "./use-new-page.ts";

interface StartChoiceProps {
  page: NewPage;
  onChange(change: Partial<NewPage>): void;
}

/**
 * A choice of the starting point of a new page: an operation, another page, or a block of a kind.
 */
export function StartChoice({ page, onChange }: StartChoiceProps) {
  if (page.start === "copy") return <PageChoice page={page} onChange={onChange} />;
  if (page.start === "empty") return <KindChoice page={page} onChange={onChange} />;
  return <OperationChoice page={page} onChange={onChange} />;
}

function OperationChoice({ page, onChange }: StartChoiceProps) {
  const { catalogue, text } = useStudio();
  const [isChoosing, setIsChoosing] = useState(false);
  const chosen = catalogue.operations.get(page.operationId ?? "");
  const choose = ({ id }: Operation): void => {
    setIsChoosing(false);
    onChange(ofOperation(page, id));
  };
  if (!chosen || isChoosing) return <OperationPicker onChoose={choose} />;
  return (
    <div className={styles.chosen}>
      <div className={styles.chosenName}>
        <OperationName operation={chosen} />
      </div>
      <Button ref={takeLostFocus} onClick={() => setIsChoosing(true)}>
        {text("studio.newScreen.another")}
      </Button>
    </div>
  );
}

function PageChoice({ page, onChange }: StartChoiceProps) {
  const { text } = useStudio();
  const { data, isLoading } = useReading("page.getList", {});
  const options = data?.map(({ path, title }) => ({
    value: path,
    label: `${text(title)} · ${path}`,
  }));
  return (
    <SelectField
      label={text("studio.newScreen.copyOf")}
      showSearch={{ optionFilterProp: "label" }}
      loading={isLoading}
      placeholder={text("studio.newScreen.findPage")}
      value={page.copyOf}
      options={options ?? []}
      onChange={(copyOf) => onChange({ copyOf })}
    />
  );
}

function KindChoice({ page, onChange }: StartChoiceProps) {
  const { environment, text } = useStudio();
  const kinds = environment.blocks;
  const chosen = kinds.get(page.kind);
  return (
    <SelectField
      label={text("studio.newScreen.kind")}
      hint={chosen && descriptionOf(environment, chosen.summary)}
      value={page.kind}
      options={[...kinds.keys()].map((value) => ({ value, label: value }))}
      onChange={(kind) => onChange({ kind })}
    />
  );
}
