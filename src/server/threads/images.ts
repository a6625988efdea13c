import { badInput } from "../call/refusal.ts";
import { createLimiter } from "./limiter.ts";

const mostPixels = 50_000_000;
/** Images processed at a time, since a decoded image takes much memory. */
const limit = createLimiter(2);

type ImageFormat = "png" | "jpeg" | "webp" | "gif";

/** Converts an uploaded image to the form in which it is stored. */
export type ImageEncoder = (content: Buffer) => Promise<{ content: Buffer; contentType: string }>;

/**
 * Encodes the picture of an image file again, without any other content of the file such as
 * metadata, scripts or a second file behind the picture. Of an animation only the first frame is
 * kept.
 * @throws Refusal 40000 if the file is no PNG, JPEG, WebP or GIF, is broken, or exceeds 50
 * megapixels.
 */
export const encodeImage: ImageEncoder = async (content) => {
  const format = formatOf(content);
  if (!format) throw notAnImage();
  const { default: sharp } = await import("sharp");
  return await limit(async () => {
    try {
      const image = sharp(content, { limitInputPixels: mostPixels, failOn: "error" });
      const encoded = await image.rotate().toFormat(format).toBuffer();
      return { content: encoded, contentType: `image/${format}` };
    } catch (error) {
      if (error instanceof Error && error.message.includes("pixel limit")) {
        throw badInput([{ path: "/file", messageKey: "uploadFault.pixels" }]);
      }
      throw notAnImage();
    }
  });
};

function notAnImage() {
  return badInput([{ path: "/file", messageKey: "uploadFault.image" }]);
}

/** The image format, judged by the file's first bytes; decoders of other formats are never used. */
function formatOf(content: Buffer): ImageFormat | undefined {
  const signature = content.subarray(0, 12).toString("latin1");
  if (signature.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  if (signature.startsWith("\xff\xd8\xff")) return "jpeg";
  if (signature.startsWith("RIFF") && signature.endsWith("WEBP")) return "webp";
  if (signature.startsWith("GIF87a") || signature.startsWith("GIF89a")) return "gif";
  return undefined;
}
