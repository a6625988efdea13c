import type { IncomingMessage } from "node:http";
import { readBody, readTexts, type Shape } from "./shape.ts";

/** A call as the back end received it, for tests to examine. */
export interface ReceivedCall {
  service: "system" | "points";
  method: string;
  path: string;
  query: Readonly<Record<string, string>>;
  headers: Readonly<Record<string, string>>;
  /** The fields of a JSON or multipart body. */
  body: Readonly<Record<string, unknown>>;
  files: readonly ReceivedFile[];
  /** The ids in the request that are not in this back end's format. */
  wrongIds: readonly string[];
}

/** A file of a multipart body. */
export interface ReceivedFile {
  field: string;
  name: string;
  type: string;
  bytes: Uint8Array;
}

/** The response to a call. */
export interface Reply {
  code: number;
  text: string;
  data?: unknown;
}

/** Answers one call. @throws Refusal */
export type Responder = (call: ReceivedCall) => Reply;

/** An error response with a code other than success, and its message. */
export class Refusal extends Error {
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

/** Reads a request's whole body. */
export async function receive(
  request: IncomingMessage,
  service: ReceivedCall["service"],
  address: URL,
  shape: Shape,
): Promise<ReceivedCall> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(request.headers)) headers[name] = String(value);
  const content = await contentOf(shape, headers["content-type"] ?? "", Buffer.concat(chunks));
  const query = readTexts(shape, Object.fromEntries(address.searchParams));
  return {
    service,
    method: request.method ?? "",
    path: address.pathname,
    query: textsOf(query.values),
    headers,
    ...content,
    wrongIds: [...query.wrongIds, ...content.wrongIds],
  };
}

async function contentOf(
  shape: Shape,
  type: string,
  bytes: Buffer,
): Promise<Pick<ReceivedCall, "body" | "files" | "wrongIds">> {
  const none = { files: [], wrongIds: [] };
  if (bytes.length === 0) return { ...none, body: {} };
  if (!type.startsWith("multipart/")) {
    const { values, wrongIds } = readBody(shape, String(bytes));
    return { ...none, body: fieldsOf(values), wrongIds };
  }
  const form = await new Response(new Uint8Array(bytes), {
    headers: { "Content-Type": type },
  }).formData();
  const body: Record<string, unknown> = {};
  const files: ReceivedFile[] = [];
  for (const [field, value] of form) {
    if (typeof value === "string") body[field] = value;
    else {
      const content = new Uint8Array(await value.arrayBuffer());
      files.push({ field, name: value.name, type: value.type, bytes: content });
    }
  }
  return { body, files, wrongIds: [] };
}

function textsOf(values: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fieldsOf(values)).map(([name, one]) => [name, String(one)]),
  );
}

/** The fields of an object; an empty object for any other value. */
export function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

/** A number in a body or query; this back end accepts '7' for 7. */
export function numberIn(value: unknown): number {
  return typeof value === "number" || typeof value === "string" ? Number(value) : Number.NaN;
}

/** The numbers in a list. */
export function numbersIn(value: unknown): number[] {
  return Array.isArray(value) ? value.map(numberIn) : [];
}

/** A text in a body or query; empty where it is missing. */
export function textIn(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}
