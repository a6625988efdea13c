/**
 * The response codes that the client distinguishes (specification section 8; decisions, the wire).
 * The service has further codes, which only explain a refusal.
 */
export const answerCodes = {
  signInTooOld: 40102,
  notPermitted: 40300,
  notFound: 40400,
  changedMeanwhile: 40900,
  nameTaken: 40902,
  illegalToken: 50008,
  signedInElsewhere: 50012,
  tokenExpired: 50014,
} as const;

/**
 * The codes by which a call is refused whose record does not exist, or no longer: the product's own
 * code, and the statuses of other services.
 */
export const goneCodes: readonly number[] = [answerCodes.notFound, 404, 410];
