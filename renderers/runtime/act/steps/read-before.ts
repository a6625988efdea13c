import { goneCodes } from "../../../../src/catalogue/answer-codes.ts";
import { needTexts } from "../../../../src/i18n/text-parts.ts";
import { answerTexts } from "../../../../src/wire/answered/answer-texts.ts";
import { isSignedOutCode } from "../../../../src/wire/envelope.ts";
import { CallError } from "../../../../src/wire/wire.ts";
import type { PageHost } from "../../page/host.ts";

/**
 * Makes the read before a write. Where it fails, that is told as what kept the write from being
 * sent: the read's own words say nothing of the write, and its lost connection would make the write
 * seem perhaps done. That the record is gone, or the session has ended, says enough by itself.
 * @throws CallError
 */
export async function readBefore<Result>(
  operation: string,
  { text }: Pick<PageHost, "text">,
  read: () => Promise<Result>,
): Promise<Result> {
  try {
    return await read();
  } catch (cause) {
    if (!(cause instanceof CallError) || cause.kind === "cancelled") throw cause;
    const { code, message: reason } = cause;
    if (code !== null && (goneCodes.includes(code) || isSignedOutCode(code))) throw cause;
    await needTexts(answerTexts);
    throw new CallError("unsent", operation, text("answered.notReadAgain", { reason }), { cause });
  }
}
