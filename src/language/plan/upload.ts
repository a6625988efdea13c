import type { JsonSchema } from "../../catalogue/schema/json-schema.ts";
import type { Planner } from "../environment.ts";
import { type FileTypeName, fileLimitsOf, fileTypeNames } from "../file-types.ts";
import { type Described, integer, list, object, oneOf, optional, string } from "../shape/shape.ts";
import { planCall } from "./call.ts";
import type { FieldPlan } from "./plans.ts";

/** Maximum file size that a page may set, in bytes: 1 GiB. */
const mostBytes = 2 ** 30;

/** The shape of a page's restrictions on the file that a field takes. */
export const uploadShape = object({
  accept: optional(
    list(oneOf(...fileTypeNames), 1),
    "The sorts of files that are accepted; those of the catalogue unless said otherwise.",
  ),
  maxBytes: optional(
    integer(1, mostBytes),
    "The largest size in bytes; the catalogue's unless said otherwise.",
  ),
  placeholder: optional(
    string("^/(?![/\\\\])"),
    "The address, in this application, of the picture that is shown where there is none.",
  ),
});

/** The upload of one file, with the limits that its operation, its field and its page set. */
export interface UploadPlan {
  /** The operation that takes the file and returns its address. */
  operation: string;
  /** The accepted file types, or `null` for any. */
  accept: readonly FileTypeName[] | null;
  /** Maximum file size in bytes, or `null` if none is known. */
  maxBytes: number | null;
  placeholder: string | null;
}

type Limits = Pick<UploadPlan, "accept" | "maxBytes">;

/**
 * Plans the upload of a field (specification section 7); `null` if the field's widget takes no
 * file. A page may only narrow the limits that the catalogue sets for the operation and the field.
 */
export function planUpload(
  planner: Planner,
  { name, schema }: FieldPlan,
  widget: string,
  source: Described<typeof uploadShape> | undefined,
  pointer: string,
): UploadPlan | null {
  const usual = planner.environment.widgets.get(widget)?.uploads;
  if (usual === undefined) {
    if (source) planner.report("takesNoFile", pointer, { name: widget, field: name });
    return null;
  }
  const operation = schema["x-upload"] ?? usual;
  const known = narrowed(fileLimitsOf(fileOf(planner, operation)), fileLimitsOf(schema));
  const own: Limits = {
    accept: source?.accept?.filter((type) => type !== null) ?? null,
    maxBytes: source?.maxBytes ?? null,
  };
  reportWider(planner, known, own, source?.accept ?? [], pointer);
  // No page writes this operation, so the editor's completions must not see it.
  const unwatched = { ...planner, watch: undefined };
  const expectation = { effect: "write", supplies: "all", moment: "upload" } as const;
  const call = planCall(unwatched, operation, pointer, expectation);
  return call && { operation, ...narrowed(known, own), placeholder: source?.placeholder ?? null };
}

/** The schema of the file in an upload's request. */
function fileOf({ catalogue }: Planner, operation: string): JsonSchema {
  const properties = catalogue.operations.get(operation)?.request.properties ?? {};
  const schemas = Object.values(properties).map((property) => catalogue.resolve(property));
  return schemas.find(({ contentMediaType }) => contentMediaType !== undefined) ?? {};
}

/** The limits that satisfy both given limits. */
function narrowed(wide: Limits, narrow: Limits): Limits {
  const { accept } = narrow;
  const both = wide.accept && accept?.filter((type) => wide.accept?.includes(type));
  const sizes = [wide.maxBytes, narrow.maxBytes].filter((size) => size !== null);
  return {
    accept: both ?? accept ?? wide.accept,
    maxBytes: sizes.length === 0 ? null : Math.min(...sizes),
  };
}

/** Reports a limit wider than the catalogue's, which would promise what the service refuses. */
function reportWider(
  planner: Planner,
  known: Limits,
  own: Limits,
  written: readonly (FileTypeName | null)[],
  pointer: string,
): void {
  const { accept } = known;
  for (const [index, type] of written.entries()) {
    if (type === null || !accept || accept.includes(type)) continue;
    const values = { value: type, known: accept.join(", ") };
    planner.report("notOneOf", `${pointer}/accept/${index}`, values);
  }
  if (known.maxBytes === null || own.maxBytes === null || own.maxBytes <= known.maxBytes) return;
  const values = { value: own.maxBytes, minimum: 1, maximum: known.maxBytes };
  planner.report("outOfRange", `${pointer}/maxBytes`, values);
}
