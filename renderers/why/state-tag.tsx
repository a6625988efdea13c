import { Tag } from "antd";
import { useHost } from "../runtime/page/contexts.ts";
import type { ActionState, BlockState } from "./verdict.ts";

const colours: Readonly<Record<BlockState | ActionState, string>> = {
  shown: "success",
  usable: "success",
  hidden: "default",
  disabled: "default",
  empty: "default",
  waiting: "processing",
  loading: "processing",
  noPermission: "warning",
  failing: "error",
  broken: "error",
};

/** How a block or an action stands, in a word. */
export function StateTag({ state }: { state: BlockState | ActionState }) {
  const host = useHost();
  return <Tag color={colours[state]}>{host.text(`why.state.${state}`)}</Tag>;
}
