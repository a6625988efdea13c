import { createLimiter } from "../threads/limiter.ts";

/** Draws a captcha, and returns its text and its image as a `data:` address. */
export interface CaptchaDrawer {
  draw(
    length: number,
    width: number,
    height: number,
  ): Promise<{ answer: string; image: string }> | { answer: string; image: string };
}

/** Letters and digits that are left out because they look like others. */
const ignoredCharacters = "0oO1iIlL";

/** Image density in dots per inch: twice the displayed size, for sharp screens. */
const density = 144;

/** Maximum captchas drawn at a time, so that other calls still find a free thread. */
const limit = createLimiter(2);

/**
 * Draws captchas as raster images, since a program could read the outlines in an SVG. The libraries
 * are loaded for the first captcha, so that the service starts sooner.
 */
export const captchaDrawer: CaptchaDrawer = {
  async draw(length, width, height) {
    const [{ default: sharp }, { create }] = await Promise.all([
      import("sharp"),
      import("svg-captcha"),
    ]);
    const { text, data } = create({
      size: length,
      width,
      height,
      noise: 2,
      color: true,
      background: "#f5f7fa",
      ignoreChars: ignoredCharacters,
      fontSize: Math.round(height * 1.05),
    });
    const drawing = sharp(Buffer.from(data), { density }).png();
    const picture = await limit(() => drawing.toBuffer());
    return { answer: text, image: `data:image/png;base64,${picture.toString("base64")}` };
  },
};
