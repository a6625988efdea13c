import { Button } from "antd";
import { useState } from "react";
import { operationOf } from "../../../src/catalogue/operation-of.ts";
import { Notice } from "../../../src/ui/notice.tsx";
import { useHost } from "../../runtime/page/contexts.ts";
import { useUnsaved } from "../../runtime/page/use-scope.ts";
import { plainText } from "../../runtime/show/plain-text.ts";
import type { DrawnForm } from "./drawn-form.ts";
import { lostInput } from "./state/form-draft.ts";
import type { FormValues } from "./state/form-values.ts";
import { useFormDraft } from "./state/use-form-draft.ts";

interface LostInputProps {
  plan: Pick<DrawnForm, "submit">;
  /** The text that says why it is shown. */
  why?: string;
  /** What was typed in fields that are not drawn, by field. */
  lost: readonly (readonly [name: string, value: unknown])[];
  onGiveUp(): void;
}

/** Tells what was typed in fields that are not drawn, so that it can be copied. */
export function LostInput({ plan, why = "form.lost", lost, onGiveUp }: LostInputProps) {
  const { catalogue, text } = useHost();
  if (lost.length === 0) return null;
  const { parameters } = operationOf(catalogue, plan.submit);
  const labelOf = (name: string): string => {
    const known = parameters.find((parameter) => parameter.name === name);
    return text((known && catalogue.resolve(known.schema).title) ?? name);
  };
  // Nowhere else is it shown, so it is shown whole.
  const typed = lost.map(([name, value]) =>
    text("common.named", {
      name: labelOf(name),
      value: plainText(value, Number.POSITIVE_INFINITY),
    }),
  );
  const giveUp = (
    <Button size="small" type="text" onClick={onGiveUp}>
      {text("common.discard")}
    </Button>
  );
  return (
    <Notice tone="warning" actions={giveUp}>
      {text(why, { typed })}
    </Notice>
  );
}

interface LostDraftProps {
  plan: DrawnForm;
  given: FormValues | null;
}

/** Tells what was typed in a form that is not drawn, since it is read only or has no record. */
export function LostDraft({ plan, given }: LostDraftProps) {
  const draft = useFormDraft(plan, given);
  const [lost, setLost] = useState(() => lostInput([], draft.read()));
  useUnsaved(plan.id, lost.length > 0 || draft.hasOthers());
  const giveUp = (): void => {
    setLost([]);
    draft.forget();
  };
  return <LostInput plan={plan} why="form.typed" lost={lost} onGiveUp={giveUp} />;
}
