import type { PageHost } from "../page/host.ts";
import { plainText } from "./plain-text.ts";

const keyLike = /^[a-z][A-Za-z0-9]*(\.[a-zA-Z0-9]+)+$/;

/** A value as people read it: the text of a key that a record's title may be, else as it is. */
export function shownText({ text }: Pick<PageHost, "text">, value: unknown): string {
  const plain = plainText(value);
  return keyLike.test(plain) ? text(plain) : plain;
}
