import type { Catalogue } from "../catalogue/catalogue.ts";
import { exampleAnswer, inEnvelope } from "../catalogue/example/example-answer.ts";
import type { Operation } from "../catalogue/operation.ts";
import {
  createFixtureWire,
  type FixtureCases,
  type Fixtures,
  type SnapshotState,
} from "../snapshot/fixture-wire.ts";
import { doneSentence } from "../wire/done-sentence.ts";
import { CallError, type Wire } from "../wire/wire.ts";
import { sampleRows } from "./sample-rows.ts";

/** The messages that the preview shows for calls that never leave the browser. */
export interface SampleFeedback {
  text(key: string): string;
  success(message: string): void;
  error(message: string): void;
}

/**
 * A wire that answers from fixtures and applies the requested page and search. An operation without
 * a fixture is answered with an example generated from its response schema. The wire reports
 * success and failure as the real wire does.
 */
export function createSampleWire(
  catalogue: Catalogue,
  loadFixtures: () => Promise<Fixtures>,
  state: SnapshotState,
  feedback: SampleFeedback,
): Wire {
  const known: Record<string, FixtureCases> = {};
  const wire = createFixtureWire(catalogue, known, state);

  async function answer(operation: Operation | undefined, ...call: Parameters<Wire["call"]>) {
    const result = await wire.call(...call);
    // The operation that reads dictionaries has one fixture for each dictionary.
    if (!operation?.list || operation.id === catalogue.dictionary?.operation) return result;
    return { ...result, data: sampleRows(catalogue, operation, result.data, call[1]) };
  }

  return {
    async call(operationId, args, options = {}) {
      const operation = catalogue.operations.get(operationId);
      if (operation) {
        known[operationId] ??=
          (await loadFixtures())[operationId] ?? examplesOf(catalogue, operation);
      }
      try {
        const result = await answer(operation, operationId, args, options);
        const isTold = operation?.effect === "write" && !operation.isQuiet && !options.isSummedUp;
        if (isTold) feedback.success(doneSentence(operation, args, result.data, feedback.text));
        return result;
      } catch (cause) {
        if (!(cause instanceof CallError)) throw cause;
        const message = feedback.text("wire.error");
        if (!options.quiet) feedback.error(message);
        throw new CallError(cause.kind, operationId, message, { code: cause.code ?? undefined });
      }
    },
  };
}

/** The generated case of an operation that has no fixtures. */
function examplesOf(catalogue: Catalogue, operation: Operation): FixtureCases {
  const { envelope } = operation.service;
  const answer = inEnvelope(envelope, exampleAnswer(catalogue, operation));
  return { loaded: { request: {}, answer } };
}
