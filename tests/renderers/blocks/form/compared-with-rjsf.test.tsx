import { beforeAll, describe, expect, it } from "vitest";
import type { JsonSchema } from "../../../../src/catalogue/schema/json-schema.ts";
import { isRecord } from "../../../../src/catalogue/schema/record.ts";
import { casesOfStructure } from "./cases-of-structure.ts";
import { casesOfValues } from "./cases-of-values.ts";
import { type ComparedCase, inCatalogueDialect, triedValues } from "./compared-case.ts";
import { type Drawn, drawnByForm, drawnByRjsf } from "./compared-drawing.tsx";
import { catalogueOf, formOf } from "./forms.ts";

const place = "#/components/schemas/Form";

/** A case drawn as the form of an operation whose request has the case's schema. */
async function drawnHere({ schema, formData, differs }: ComparedCase): Promise<Drawn> {
  const request: JsonSchema = { $ref: place };
  const translated = inCatalogueDialect(schema, place);
  const catalogue = catalogueOf(request, { Form: isRecord(translated) ? translated : {} });
  const plan = formOf(request, {}, catalogue);
  if (!differs?.inContent) return drawnByForm(plan, catalogue, formData);
  const drawn = await drawnByForm(plan, catalogue, { content: formData });
  const inputs = [...drawn.inputs].map(
    ([id, label]) => [id.replace(/^root_content/, "root"), label] as const,
  );
  return {
    ...drawn,
    begun: isRecord(drawn.begun) ? drawn.begun.content : undefined,
    inputs: new Map(inputs),
    faultsOf: (value) =>
      drawn.faultsOf({ content: value }).map((fault) => fault.replace(/^\/content/, "")),
  };
}

/**
 * The ids of the fields that are known to differ, because a list's values are chosen as a whole,
 * the field is read-only, or its value may be of any kind.
 */
const knownToDiffer = ({ differs }: ComparedCase): string[] => [
  ...(differs?.chosenAsWhole ?? []),
  ...(differs?.readOnly ?? []),
  ...(differs?.ofAnyKind ?? []),
];

/** The ids of the inputs, without those of fields that are known to differ. */
function alike({ inputs }: Drawn, compared: ComparedCase): string[] {
  const unlike = knownToDiffer(compared);
  return [...inputs.keys()]
    .filter((id) => !unlike.includes(id) && !unlike.includes(id.replace(/_\d+$/, "")))
    .sort();
}

describe.each([...casesOfValues, ...casesOfStructure])("$name, as rjsf draws it", (compared) => {
  let there: Drawn;
  let here: Drawn;

  beforeAll(async () => {
    there = drawnByRjsf(compared.schema, compared.formData);
    here = await drawnHere(compared);
  });

  it("draws the same fields, under the same labels, with the same values", () => {
    expect(alike(here, compared)).toEqual(alike(there, compared));
    for (const [id, label] of there.inputs) {
      // In rjsf's theme a checkbox is inside its label, so that its label is not compared.
      // The name of a free field is labelled in the reader's language.
      const own = id.endsWith("-key") ? undefined : here.inputs.get(id);
      if (label !== "" && own !== undefined) expect([id, own]).toEqual([id, label]);
    }
    const names = knownToDiffer(compared).map((id) => id.slice("root_".length));
    expect(without(here.begun, names)).toEqual(without(there.begun, names));
  });

  it("finds the same faults in what is given, in nothing, and in wrong values", () => {
    for (const value of triedValues(compared.formData)) {
      expect(here.faultsOf(value), JSON.stringify(value)).toEqual(there.faultsOf(value));
    }
  });
});

function without(values: unknown, names: readonly string[]): unknown {
  if (!isRecord(values)) return values;
  return Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));
}
