import { Fragment } from "react";

/** A sentence in which what stands between backticks is code. */
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
