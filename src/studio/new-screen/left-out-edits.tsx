import { Alert } from "antd";
import { useMemo } from "react";
import { leftOutOf } from "../../language/scaffold/left-out.ts";
import { useStudio } from "../studio-host.ts";

/** Says which changes of a record the proposed page leaves out, and why. */
export function LeftOutEdits({ operationId }: { operationId: string }) {
  const { catalogue, text } = useStudio();
  const leftOut = useMemo(() => leftOutOf(catalogue, operationId), [catalogue, operationId]);
  return leftOut.map(({ operation: { id, method, path }, fields }) => {
    const values = { operation: `${method.toUpperCase()} ${path}`, names: fields };
    return <Alert key={id} type="info" showIcon title={text("studio.newScreen.leftOut", values)} />;
  });
}
