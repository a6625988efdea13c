import { Fragment } from "react";

/** A sentence whose backticked parts are shown as code. */
export function SummaryText({ summary }: { summary: string }) {
  const parts = [...summary.matchAll(/`([^`]*)`|[^`]+|`/g)];
  return (
    <>
      {parts.map(({ 0: text, 1: code, index }) =>
        code === undefined ? (
          <Fragment key={index}>{text}</Fragment>
        ) : (
          <code key={index}>{code}</code>
        ),
      )}
    </>
  );
}
