import type { WireOptions } from "../options.ts";

/** The message with the request's id, for failures that only the operators can explain. */
export function withRequest(
  message: string,
  id: string | null,
  { text }: Pick<WireOptions, "text">,
): string {
  return id === null ? message : text("wire.withRequest", { message, id });
}
