import { Tag } from "antd";
import type { Operation } from "../catalogue/operation.ts";
import { useStudio } from "./studio-host.ts";

const colours = { list: "blue", read: "default", write: "warning" } as const;

/** A tag that says whether an operation lists, reads or writes. */
export function OperationSort({ operation: { list, effect } }: { operation: Operation }) {
  const { text } = useStudio();
  const sort = list ? "list" : effect;
  return <Tag color={colours[sort]}>{text(`studio.newScreen.sort.${sort}`)}</Tag>;
}
