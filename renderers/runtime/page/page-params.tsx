import { Result } from "antd";
import { type ReactNode, useMemo } from "react";
import type { ParamPlans } from "../../../src/language/params.ts";
import { type ParamFault, readParams } from "../../../src/language/read-params.ts";
import { ParamsContext, useHost, useRoute } from "./contexts.ts";

interface PageParamsProps {
  plans: ParamPlans;
  /**
   * The page's heading, shown even where the page is not drawn, with the values that can be read.
   */
  head?: ReactNode;
  children?: ReactNode;
}

/**
 * Reads a page's address parameters. If one is missing or invalid, the page is not drawn and says
 * what it needs.
 */
export function PageParams({ plans, head = null, children }: PageParamsProps) {
  const { text } = useHost();
  const route = useRoute();
  const content = JSON.stringify(Object.keys(plans).map((name) => route.query[name]));
  // Only the parameters are watched, since other entries change with each search.
  const { values, faults } = useMemo(() => {
    const given: (string | undefined)[] = JSON.parse(content);
    const named = Object.keys(plans).map((name, index) => [name, given[index] ?? ""]);
    return readParams(plans, Object.fromEntries(named));
  }, [plans, content]);
  const sentences = faults.map((fault) => <div key={fault.name}>{sentenceOf(fault, text)}</div>);
  const wanted = <Result status="info" title={text("params.wanted")} subTitle={sentences} />;
  return (
    <ParamsContext value={values}>
      {head}
      {faults.length === 0 ? children : wanted}
    </ParamsContext>
  );
}

function sentenceOf(
  { name, type, given }: ParamFault,
  text: (key: string, values: Record<string, string>) => string,
): string {
  const wanted = text(`params.${type}`, {});
  return given === null
    ? text("params.missing", { name, wanted })
    : text("params.unreadable", { name, wanted, given });
}
