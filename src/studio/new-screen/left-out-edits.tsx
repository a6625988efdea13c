import { Alert } from "antd";
import { useMemo } from "react";
import { leftOutOf } from "../../language/scaffold/left-out.ts";
import { useStudio } from "../studio-host.ts";

/** Says which operations on a record the proposed page leaves out, and why. */
export function LeftOutEdits({ operationId }: { operationId: string }) {
  const { catalogue, text } = useStudio();
  const leftOut = useMemo(() => leftOutOf(catalogue, operationId), [catalogue, operationId]);
  return leftOut.map(({ operation: { id, method, path }, why, fields }) => {
    const values = { operation: `${method.toUpperCase()} ${path}`, names: fields };
    const title = text(`studio.newScreen.leftOut.${why}`, values);
    return <Alert key={id} type="info" showIcon title={title} />;
  });
}
