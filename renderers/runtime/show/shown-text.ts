import type { PageHost } from "../page/host.ts";
import { plainText } from "./plain-text.ts";

const keyLike = /^[a-z][A-Za-z0-9]*(\.[a-zA-Z0-9]+)+$/;

/** A value as text; the key of a title is translated. */
export function shownText({ text }: Pick<PageHost, "text">, value: unknown): string {
  const plain = plainText(value);
  return keyLike.test(plain) ? text(plain) : plain;
}
