import type { OpenApiOperation } from "../openapi.ts";
import { pointerStep } from "../schema/pointer.ts";
import { type JsonObject, own, ownObject } from "../schema/record.ts";
import { type Found, follow } from "./references.ts";
import type { SchemaStore } from "./schema-store.ts";

type RequestBody = NonNullable<OpenApiOperation["requestBody"]>;

const multipart = "multipart/form-data";

/**
 * What an operation takes in its body: JSON or multipart. `undefined` where it takes nothing, `null`
 * after reporting one that it must have and that cannot be sent.
 */
export function readBody(
  store: SchemaStore,
  operation: Found,
  method: string,
): RequestBody | undefined | null {
  const given = own(operation.value, "requestBody");
  if (given === undefined) return undefined;
  const body = follow(store.source, given, `${operation.pointer}/requestBody`);
  if (!body) return null;
  if (method === "get") {
    store.source.faults.report("bodyOfRead", body.pointer);
    return undefined;
  }
  const isRequired = own(body.value, "required") === true;
  const content = ownObject(body.value, "content");
  const media = mediaIn(content);
  if (media === null) {
    const found = Object.keys(content).join(", ");
    store.source.faults.report("bodyMedia", `${body.pointer}/content`, { media: found });
    return isRequired ? null : undefined;
  }
  const at = `${body.pointer}/content${pointerStep(media)}/schema`;
  const schema = store.read(own(content[media], "schema") ?? {}, at);
  const name = media === multipart ? multipart : "application/json";
  return { required: isRequired, content: { [name]: { schema } } };
}

/** JSON before multipart; what takes anything takes JSON. */
function mediaIn(content: JsonObject): string | null {
  const names = Object.keys(content);
  return (
    names.find((name) => /^application\/json\b(?![-+.])/i.test(name)) ??
    names.find((name) => name.toLowerCase() === multipart) ??
    names.find((name) => name === "*/*" || name === "application/*") ??
    null
  );
}
