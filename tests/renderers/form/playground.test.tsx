import { beforeAll, describe, expect, it } from "vitest";
import type { JsonSchema } from "../../../src/catalogue/json-schema.ts";
import { isRecord } from "../../../src/catalogue/record.ts";
import { catalogueOf, formOf } from "./forms.ts";
import {
  hasSamples,
  inCatalogueDialect,
  readSamples,
  type Sample,
  triedValues,
} from "./playground.ts";
import { type Drawn, drawnByForm, drawnByRjsf } from "./playground-drawing.tsx";

/** Why the form kind differs from rjsf's own theme and validator. */
const reasons = {
  chosenAsWhole:
    "A list of plain values is chosen or typed in one input, not in one input a value; so nobody " +
    "gets empty values made up to fill it to its least length.",
  inContent: "A request is a record: a body of another type is its only field, `content`.",
  readOnly: "A field that nobody may write is asked for only where a page names it.",
  fileContent:
    "A file is uploaded to an operation and its address is the value; what a value holds of a file " +
    "itself is its text.",
  ownId:
    "The catalogue's documents refer by JSON pointers (OpenAPI); schemas with an `$id` of their own " +
    "within a schema are not looked up.",
} as const;

interface Difference {
  reason: keyof typeof reasons;
  /** The fields that differ, by their ids. */
  fields?: readonly string[];
}

/**
 * All that differs, by the name of the sample. The samples' `uiSchema`s, and with them the widgets
 * that they name, are rjsf's own language; here a page says as much, see `schemas/page.schema.json`.
 */
const differences: Readonly<Record<string, readonly Difference[]>> = {
  alternatives: [{ reason: "chosenAsWhole", fields: ["root_colorPalette"] }],
  arrays: [
    {
      reason: "chosenAsWhole",
      fields: [
        "root_listOfStrings",
        "root_defaultsAndMinItems",
        "root_unorderable",
        "root_copyable",
        "root_unremovable",
        "root_noToolbar",
      ],
    },
  ],
  blank: [{ reason: "inContent" }],
  bundledSchema: [{ reason: "ownId" }],
  constField: [{ reason: "chosenAsWhole", fields: ["root_tags"] }],
  customArray: [{ reason: "inContent" }, { reason: "chosenAsWhole", fields: ["root"] }],
  customField: [{ reason: "chosenAsWhole", fields: ["root_mySpecialStringArray"] }],
  errors: [{ reason: "chosenAsWhole", fields: ["root_skills"] }],
  fallback: [{ reason: "inContent" }],
  files: [
    { reason: "fileContent", fields: ["root_file", "root_filesAccept"] },
    { reason: "chosenAsWhole", fields: ["root_files"] },
  ],
  optionalDataControls: [
    {
      reason: "chosenAsWhole",
      fields: [
        "root_nestedObjectOptional_deepArrayOptional",
        "root_nestedObjectOptional_deepArrayOptional2",
        "root_nestedObjectOptional_deepArray",
        "root_nestedArrayOptional",
        "root_nestedArray",
      ],
    },
  ],
  single: [{ reason: "inContent" }],
  widgets: [{ reason: "readOnly", fields: ["root_readonly2"] }],
};

function differs(name: string, reason: keyof typeof reasons): readonly string[] | null {
  const found = differences[name]?.find((difference) => difference.reason === reason);
  return found ? (found.fields ?? []) : null;
}

const place = "#/components/schemas/Sample";

/** The sample as the form of an operation that takes it, as if its request were its root. */
async function drawnHere({ name, schema, formData }: Sample): Promise<Drawn> {
  const request: JsonSchema = { $ref: place };
  const translated = inCatalogueDialect(schema, place);
  const catalogue = catalogueOf(request, { Sample: isRecord(translated) ? translated : {} });
  const plan = formOf(request, {}, catalogue);
  if (differs(name, "inContent") === null) return drawnByForm(plan, catalogue, formData);
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

/** The ids of the inputs, without those of fields that are known to differ. */
function alike({ inputs }: Drawn, sample: Sample): string[] {
  const wholes = differs(sample.name, "chosenAsWhole") ?? [];
  const unasked = differs(sample.name, "readOnly") ?? [];
  return [...inputs.keys()]
    .filter((id) => !wholes.includes(id.replace(/_\d+$/, "")) && !unasked.includes(id))
    .sort();
}

const samples = readSamples().filter(({ name }) => differs(name, "ownId") === null);

describe.skipIf(!hasSamples)("the samples of rjsf's own playground", () => {
  it("are all here, and each that differs says why", () => {
    const names = readSamples().map(({ name }) => name);
    expect(names.length).toBe(41);
    expect(Object.keys(differences).filter((name) => !names.includes(name))).toEqual([]);
  });

  describe.each(samples)("$name", (sample) => {
    let there: Drawn;
    let here: Drawn;

    beforeAll(async () => {
      there = drawnByRjsf(sample.schema, sample.formData);
      here = await drawnHere(sample);
    });

    it("draws the same fields, under the same labels, with the same values", () => {
      expect(alike(here, sample)).toEqual(alike(there, sample));
      for (const [id, label] of there.inputs) {
        // A checkbox of rjsf's theme stands within its label.
        const own = here.inputs.get(id);
        if (label !== "" && own !== undefined) expect([id, own]).toEqual([id, label]);
      }
      const known = ["chosenAsWhole", "readOnly"] as const;
      const ids = known.flatMap((reason) => differs(sample.name, reason) ?? []);
      const names = ids.map((id) => id.slice("root_".length));
      expect(without(here.begun, names)).toEqual(without(there.begun, names));
    });

    it("finds the same faults in what is given, in nothing, and in wrong values", () => {
      for (const value of triedValues(sample.formData)) {
        expect(here.faultsOf(value), JSON.stringify(value)).toEqual(there.faultsOf(value));
      }
    });
  });
});

function without(values: unknown, names: readonly string[]): unknown {
  if (!isRecord(values)) return values;
  return Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));
}
