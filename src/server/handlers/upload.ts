import { createToken } from "../accounts/tokens.ts";
import { afterPreparing, type HandlerContext, type Handlers } from "../call/handler.ts";
import { badInput } from "../call/refusal.ts";

interface StoredFile {
  content: Buffer;
  contentType: string;
  isImage: boolean;
}

/** Images and files (specification section 7, upload). The front end prefixes the base to `url`. */
export const uploadHandlers = {
  "upload.image": afterPreparing({
    prepare: (_request, context) => context.services.encodeImage(uploadedContent(context)),
    run: async ({ witchField = "file" }, context, { content, contentType }) => ({
      url: await store(context, { content, contentType, isImage: true }),
      witchField,
    }),
  }),

  "upload.anyFile": async ({ witchField = "file" }, context) => {
    const content = uploadedContent(context);
    const contentType = "application/octet-stream";
    return { url: await store(context, { content, contentType, isImage: false }), witchField };
  },
} satisfies Partial<Handlers>;

function uploadedContent(context: HandlerContext): Buffer {
  if (!context.file) throw badInput([{ path: "/file", messageKey: "requestFault.required" }]);
  const { content } = context.file;
  if (content.length === 0) throw badInput([{ path: "/file", messageKey: "uploadFault.empty" }]);
  return content;
}

async function store(context: HandlerContext, file: StoredFile): Promise<string> {
  const name = createToken();
  await context.db
    .insertInto("upload")
    .values({
      ...file,
      name,
      originalName: plainName(context.file?.name ?? ""),
      size: file.content.length,
      memberId: context.signedIn().id,
    })
    .execute();
  return `/upload/${name}`;
}

/** The name without folders and characters that turn or break a line. */
function plainName(name: string): string {
  const last = Buffer.from(name).toString().split(/[\\/]/).at(-1) ?? "";
  return last.replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu, "").slice(0, 200) || "file";
}
