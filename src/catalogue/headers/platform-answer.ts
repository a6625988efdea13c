import type { EnvelopeShape } from "../openapi.ts";

/**
 * The response header that marks a response of the platform in place of an imported service, whose
 * own responses have another envelope or none.
 */
export const platformAnswerHeader = "x-platform-answer";

/**
 * The envelope of a response that the platform gives for an imported service, which never means
 * success (decisions, the wire).
 */
export const platformRefusal: EnvelopeShape = {
  code: "/code",
  data: "/data",
  messages: ["/msg"],
  success: [],
};
