import { OutsideSign } from "../../ui/outside/outside-sign.tsx";
import { useTexts } from "../language/texts.ts";

/** The sign of a menu entry that leads to another site, with the site's host. */
export function MenuSign({ address }: { address: string }) {
  return <OutsideSign host={new URL(address).host} label={useTexts()("link.outside")} />;
}
