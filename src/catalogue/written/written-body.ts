import { isBinary } from "../document/read-request.ts";
import type { BodyFormat, Operation } from "../operation.ts";
import { type ExactPlace, writeExactBody } from "../schema/exact-json.ts";
import { fieldsOf } from "../schema/record.ts";
import { textOf } from "./text-of.ts";
import { pairsOf } from "./written-parameter.ts";

/** A serialized body. The transport sets the media type of a multipart body. */
export interface WrittenBody {
  content: string | Blob | FormData | null;
  contentType: string | null;
}

/** A request's body in the media type that the service takes. */
export function writtenBody(
  operation: Pick<Operation, "body" | "parameters" | "request">,
  body: unknown,
  place: ExactPlace,
): WrittenBody {
  const { body: format } = operation;
  if (format === null || body === undefined || body === null) {
    return { content: null, contentType: null };
  }
  const { media } = format;
  if (media === "multipart/form-data") return { content: inParts(format, body), contentType: null };
  if (media === "application/x-www-form-urlencoded") {
    return { content: asForm(format, body), contentType: media };
  }
  if (body instanceof Blob && isBinary(media)) {
    const isAny = media.includes("*") || media === "application/octet-stream";
    return {
      content: body,
      contentType: (isAny && body.type) || media.replaceAll("*", "octet-stream"),
    };
  }
  if (/^text\/(?!json$)/.test(media)) {
    return { content: textOf(body), contentType: `${media}; charset=utf-8` };
  }
  const written = writeExactBody(operation, body, place);
  const { within } = format;
  return {
    content: within === undefined ? written : `{${JSON.stringify(within)}:${written}}`,
    contentType: media.includes("*") ? "application/json" : media,
  };
}

/**
 * A form of names and values; records are JSON unless the document states another style for them.
 */
function asForm({ fields }: BodyFormat, body: unknown): string {
  return Object.entries(fieldsOf(body))
    .flatMap(([name, value]) => {
      const style = fields[name];
      if (style && "style" in style) return pairsOf({ name, style }, value);
      return pairsOf({ name }, Array.isArray(value) ? value : value && textOf(value));
    })
    .map(([name, value]) => `${name}=${value.replaceAll("%20", "+")}`)
    .join("&");
}

/** Files are sent last, so that a service that reads in order has all other fields before them. */
function inParts({ fields }: BodyFormat, body: unknown): FormData {
  const form = new FormData();
  const parts = Object.entries(fieldsOf(body)).flatMap(([name, value]) =>
    [value].flat().map((item: unknown) => ({ name, item })),
  );
  for (const { name, item } of parts) {
    if (item === null || item === undefined || item instanceof Blob) continue;
    const format = fields[name];
    const type = format && "contentType" in format ? format.contentType : null;
    if (type === null || type === "text/plain") form.append(name, textOf(item));
    else form.append(name, new Blob([textOf(item)], { type }));
  }
  for (const { name, item } of parts) if (item instanceof Blob) form.append(name, item);
  return form;
}
