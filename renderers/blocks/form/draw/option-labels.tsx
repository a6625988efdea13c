import { isTextOrNumber } from "../../../../src/catalogue/schema/record.ts";
import { listed } from "../../../../src/i18n/language.ts";
import type { OptionsPlan } from "../../../../src/language/plan/options.ts";
import type { ChoiceNode, ChoiceValue } from "../../../runtime/choose/choices.ts";
import { useRowChoices } from "../../../runtime/choose/use-choices.ts";
import { useOptionLabels } from "../../../runtime/choose/use-option-labels.ts";
import { useHost } from "../../../runtime/page/contexts.ts";

/** Shows chosen values by the labels that a call answers. */
export function OptionLabels({ plan, value }: { plan: OptionsPlan; value: unknown }) {
  const chosen = [value].flat().filter(isTextOrNumber);
  const Labels = plan.one === null ? LabelsOfRows : LabelsOfEach;
  return <Labels plan={plan} chosen={chosen} />;
}

interface LabelsProps {
  plan: OptionsPlan;
  chosen: readonly ChoiceValue[];
}

const nothing: ChoiceNode[] = [];

function LabelsOfEach({ plan, chosen }: LabelsProps) {
  const labelOf = useOptionLabels(plan, chosen, nothing);
  const { language } = useHost();
  return listed(chosen.map(labelOf), language);
}

function LabelsOfRows({ plan, chosen }: LabelsProps) {
  const { choices } = useRowChoices(plan, { onChange: () => {} });
  const { language } = useHost();
  const labels = chosen.map((value) => labelIn(choices, value) ?? String(value));
  return listed(labels, language);
}

function labelIn(choices: readonly ChoiceNode[], wanted: ChoiceValue): string | null {
  for (const { value, label, children } of choices) {
    const found = value === wanted ? label : labelIn(children ?? [], wanted);
    if (found !== null) return found;
  }
  return null;
}
