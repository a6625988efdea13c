/**
 * The codes by which the client knows what became of a call (specification section 8; decisions,
 * the wire); the service has further ones, which only say why.
 */
export const answerCodes = {
  signInTooOld: 40102,
  notFound: 40400,
  changedMeanwhile: 40900,
  nameTaken: 40902,
  illegalToken: 50008,
  signedInElsewhere: 50012,
  tokenExpired: 50014,
} as const;
