import type { FastifyRequest } from "fastify";
import type { Operation } from "../../catalogue/operation.ts";
import type { UploadedFile } from "../call/handler.ts";
import { badInput, Refusal } from "../call/refusal.ts";

/** Maximum size of an uploaded file, in bytes. */
const largestFile = 20 * 1024 * 1024;

/** The limits of a multipart request (specification section 7, upload). */
export const multipartLimits = {
  fileSize: largestFile,
  files: 2,
  fields: 10,
  parts: 12,
  fieldNameSize: 100,
  fieldSize: 2000,
  headerPairs: 20,
};

interface RequestBody {
  body: unknown;
  file: UploadedFile | null;
}

/**
 * Reads the body of a request. For a multipart body the result has its fields as arguments and its
 * one file, whose name is the argument of the file's field.
 * @throws Refusal 40000 for several files or an invalid body; Fastify's 413 for too large a file.
 */
export async function readBody(
  { isMultipart }: Operation,
  request: FastifyRequest,
): Promise<RequestBody> {
  if (!isMultipart) return { body: request.body, file: null };
  try {
    return await readParts(request);
  } catch (error) {
    if (error instanceof Refusal || isLimit(error)) throw error;
    throw badInput([{ path: "", messageKey: "badRequest.multipart" }]);
  }
}

/** Whether an error says that a limit was exceeded; a malformed form may give no reason. */
function isLimit(error: unknown): boolean {
  return error instanceof Error && "statusCode" in error && error.statusCode !== 400;
}

async function readParts(request: FastifyRequest): Promise<RequestBody> {
  const entries = new Map<string, unknown>();
  let file: UploadedFile | null = null;
  for await (const part of request.parts({ limits: multipartLimits })) {
    if (entries.has(part.fieldname) || (part.type === "file" && file !== null)) {
      throw badInput([{ path: `/${part.fieldname}`, messageKey: "badRequest.twice" }]);
    }
    if (part.type === "file") {
      const content = await part.toBuffer();
      file = { name: part.filename ?? "", size: content.length, content };
      entries.set(part.fieldname, file.name);
    } else {
      entries.set(part.fieldname, part.value);
    }
  }
  return { body: Object.fromEntries(entries), file };
}
