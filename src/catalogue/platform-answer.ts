import type { EnvelopeShape } from "./openapi.ts";

/**
 * Marks what the platform itself answers in place of an imported service, whose own answers have
 * another envelope, or none.
 */
export const platformAnswerHeader = "x-platform-answer";

/** The envelope of such an answer; it never is success (decisions, the wire). */
export const platformRefusal: EnvelopeShape = {
  code: "/code",
  data: "/data",
  messages: ["/msg"],
  success: [],
};
