import { errorCode, errorText } from "./storage-error.ts";

/**
 * SQLSTATE codes of lost connections: ended or refused (08, 53300, 57P01 to 57P03), a standby
 * (25006), or replaced by a pooler, so that its named statements are another's (26000, 42P05).
 */
const lossCodes =
  /^(?:08...|25006|26000|42P05|53300|57P0[123]|EAI_AGAIN|ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EPIPE|ETIMEDOUT)$/;

/** The driver's messages for connection losses without a code. */
const lossTexts =
  /^(?:Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/;

/** Whether a call failed because the connection to the database broke or could not be opened. */
export function isConnectionLoss(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = errorCode(error);
  return code === undefined ? lossTexts.test(errorText(error)) : lossCodes.test(code);
}

/** Whether the database answers but takes no writes: a standby (25006), or a full disk (53100). */
export function takesNoWrites(error: unknown): boolean {
  return /^(?:25006|53100)$/.test(errorCode(error) ?? "");
}

/**
 * Whether a statement was ended because another transaction kept a lock for too long (55P03), or
 * because the two waited for each other (40P01). What it was part of may be tried again.
 */
export function isLockTimeout(error: unknown): boolean {
  return /^(?:55P03|40P01)$/.test(errorCode(error) ?? "");
}

/** Whether the server ended a statement, as by a limit of time that its operator set (57014). */
export function isEndedStatement(error: unknown): boolean {
  return errorCode(error) === "57014";
}
