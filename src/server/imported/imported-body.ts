import type { FastifyRequest } from "fastify";
import type { Operation } from "../../catalogue/operation.ts";
import { badInput, Refusal } from "../call/refusal.ts";

/** Limits of a form of an imported service, whose real limits are unknown. */
const limits = {
  fileSize: 20 * 1024 * 1024,
  files: 20,
  fields: 300,
  parts: 320,
  fieldNameSize: 200,
  fieldSize: 1024 * 1024,
  headerPairs: 20,
};
/** Maximum bytes of a form, which is held in memory until it is forwarded. */
const largestForm = 40 * 1024 * 1024;

/** The parsed body of a call of an imported service. */
export interface ImportedBody {
  /** The arguments; the argument of a file is the file's name. */
  body: unknown;
  /** The files by argument. */
  files: ReadonlyMap<string, readonly File[]>;
}

/**
 * Reads the body of a request: a multipart form if the operation may take files, otherwise JSON. A
 * part that is repeated becomes a list.
 * @throws Refusal 40000 for an invalid body; Fastify's 413 for too large a body.
 */
export async function readImportedBody(
  { isMultipart }: Operation,
  request: FastifyRequest,
): Promise<ImportedBody> {
  if (!isMultipart) return { body: request.body, files: new Map() };
  try {
    return await readParts(request);
  } catch (error) {
    const isLimit = error instanceof Error && "statusCode" in error && error.statusCode !== 400;
    if (error instanceof Refusal || isLimit) throw error;
    throw badInput([{ path: "", messageKey: "badRequest.multipart" }]);
  }
}

async function readParts(request: FastifyRequest): Promise<ImportedBody> {
  const entries = new Map<string, unknown[]>();
  const files = new Map<string, File[]>();
  let size = 0;
  for await (const part of request.parts({ limits })) {
    const { fieldname: name } = part;
    const known = entries.get(name) ?? [];
    if (part.type === "file") {
      const content = await part.toBuffer();
      size += content.length;
      if (size > largestForm) throw Object.assign(new Error("Too large."), { statusCode: 413 });
      const file = new File([new Uint8Array(content)], part.filename ?? "file", {
        type: part.mimetype,
      });
      files.set(name, [...(files.get(name) ?? []), file]);
      entries.set(name, [...known, file.name]);
    } else {
      entries.set(name, [...known, part.value]);
    }
  }
  const fields = [...entries].map(([name, [first, ...more]]) => [
    name,
    more.length === 0 ? first : [first, ...more],
  ]);
  return { body: Object.fromEntries(fields), files };
}
