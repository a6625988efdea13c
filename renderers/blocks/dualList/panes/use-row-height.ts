import { theme } from "antd";
import { useIsTouched } from "../../../../src/ui/use-media.ts";

/** What a finger needs. */
const touched = 44;

/** The height of a line in pixels: it follows the size of the interface (specification section 9). */
export function useRowHeight(): number {
  const { token } = theme.useToken();
  const isTouched = useIsTouched();
  const height = Math.round(token.controlHeight) + 2;
  return isTouched ? Math.max(height, touched) : height;
}
