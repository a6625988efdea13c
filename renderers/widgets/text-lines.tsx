import { Input } from "antd";
import { useIsPrinted } from "../../src/ui/use-media.ts";
import type { useTypedText } from "./use-typed-text.ts";

const minRows = 3;
const maxRows = 12;

/**
 * Enters several lines of text. On paper, where nothing can be scrolled, the style sheet makes it
 * as high as its text, unless a browser cannot.
 */
export function TextLines(typed: ReturnType<typeof useTypedText>) {
  const isPrinted = useIsPrinted();
  return <Input.TextArea {...typed} rows={maxRows} autoSize={!isPrinted && { minRows, maxRows }} />;
}
