import { Spin } from "antd";

/** The turning wheel of the loading mask. */
export function Wheel() {
  return <Spin fullscreen />;
}
