import type { Operation } from "../../catalogue/operation.ts";
import { otherRecord } from "../../catalogue/resources/asked-record.ts";
import { setAt } from "../../catalogue/schema/pointer.ts";
import { needTexts } from "../../i18n/text-parts.ts";
import type { RawAnswer } from "../answer.ts";
import { noteMoments } from "../seen-moments.ts";
import type { Client } from "../transport.ts";
import { CallError } from "../wire.ts";
import { answerTexts } from "./answer-texts.ts";
import { withRequest } from "./with-request.ts";

/** The status of an answer without content, by which some services say that a list has no rows. */
const noContent = 204;

/**
 * Takes the data that a service of others has answered, and notes how it writes moments. A read that
 * brings another record than it was asked for is refused: a form would save the one over the other.
 * @returns The data, which is a list without rows where a read of a list has no content.
 * @throws CallError
 */
export async function admitForeign(
  client: Client,
  operation: Operation,
  args: Readonly<Record<string, unknown>>,
  data: unknown,
  { status, requestId = null }: Pick<RawAnswer, "status" | "requestId">,
): Promise<unknown> {
  const { options } = client;
  const other = otherRecord(options.catalogue, operation, args, data);
  if (other) {
    await needTexts(answerTexts);
    const said = options.text("answered.otherRecord", { ...other });
    const message = withRequest(said, requestId, options);
    throw new CallError("malformed", operation.id, message, { status });
  }
  noteMoments(data, client.momentsOf(operation.service));
  const { list } = operation;
  return status === noContent && list ? setAt(data, list.rows, []) : data;
}
