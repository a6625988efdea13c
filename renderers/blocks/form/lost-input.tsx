import { Button } from "antd";
import { useState } from "react";
import { operationOf } from "../../../src/catalogue/operation-of.ts";
import { Notice } from "../../../src/ui/notice.tsx";
import { useHost, usePageStore, usePlaceOf } from "../../runtime/page/contexts.ts";
import { markUnsaved } from "../../runtime/page/page-store.ts";
import { plainText } from "../../runtime/show/plain-text.ts";
import type { DrawnForm } from "./drawn-form.ts";
import { lostInput } from "./state/form-draft.ts";
import type { FormValues } from "./state/form-values.ts";
import { useFormDraft } from "./state/use-form-draft.ts";

interface LostInputProps {
  plan: Pick<DrawnForm, "submit">;
  /** What was typed in fields that the form no longer asks for, by field. */
  lost: readonly (readonly [name: string, value: unknown])[];
  onGiveUp(): void;
}

/** Tells what was typed in fields that a form no longer asks for, so that it can be copied. */
export function LostInput({ plan, lost, onGiveUp }: LostInputProps) {
  const { catalogue, text } = useHost();
  if (lost.length === 0) return null;
  const { parameters } = operationOf(catalogue, plan.submit);
  const labelOf = (name: string): string => {
    const known = parameters.find((parameter) => parameter.name === name);
    return text((known && catalogue.resolve(known.schema).title) ?? name);
  };
  const typed = lost.map(([name, value]) =>
    text("common.named", { name: labelOf(name), value: plainText(value) }),
  );
  const giveUp = (
    <Button size="small" type="text" onClick={onGiveUp}>
      {text("common.discard")}
    </Button>
  );
  return (
    <Notice tone="warning" actions={giveUp}>
      {text("form.lost", { typed })}
    </Notice>
  );
}

/** Tells what was typed in a form before it became read only. */
export function LostDraft({ plan, given }: { plan: DrawnForm; given: FormValues | null }) {
  const draft = useFormDraft(plan, given);
  const store = usePageStore();
  const place = usePlaceOf(plan.id);
  const [lost, setLost] = useState(() => lostInput([], draft.read()));
  const giveUp = (): void => {
    setLost([]);
    draft.forget();
    markUnsaved(store, place, draft.hasOthers());
  };
  return <LostInput plan={plan} lost={lost} onGiveUp={giveUp} />;
}
