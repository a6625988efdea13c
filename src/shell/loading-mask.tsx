import { Spin } from "antd";
import { useStore } from "zustand";
import { useApplication } from "./application.ts";

/** The full-screen mask of calls that last (specification section 7). */
export function LoadingMask() {
  const isShown = useStore(useApplication().mask);
  return isShown ? <Spin fullscreen /> : null;
}
