import type { OpenApiStyle } from "../openapi.ts";
import { own, ownText } from "../schema/record.ts";
import type { Source } from "./references.ts";

/** Query parameters of PostgREST that are no columns, or hold whole conditions. */
const others = /^(select|order|offset|limit|columns|on_conflict|and|or|not\..*)$/;

/**
 * The style of a column's filter in a document that PostgREST has written: a value needs an operator
 * before it there, which no such document says. What it calls below `/rpc/` takes plain values.
 */
export function columnFilterStyle(
  { root }: Pick<Source, "root">,
  { path, place, name }: { path: string; place: string; name: string },
): OpenApiStyle {
  const said = [own(root, "info"), own(root, "externalDocs")].map(
    (part) => `${ownText(part, "title")} ${ownText(part, "description")}`,
  );
  const isWritten = said.some((text) => /\bPostgREST (API|Documentation)\b/i.test(text));
  const isColumn = place === "query" && !path.startsWith("/rpc/") && !others.test(name);
  return isWritten && isColumn ? { style: "columnFilter" } : {};
}
