import { Spin } from "antd";
import { Themed } from "./themed.tsx";

/** The turning wheel of the loading mask. */
export function Wheel() {
  return (
    <Themed>
      <Spin fullscreen />
    </Themed>
  );
}
