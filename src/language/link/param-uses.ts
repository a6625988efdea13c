import { entryNamed, nodesIn, type SourceNode } from "../source.ts";

/** An argument of a call to which a page passes one of its parameters. */
export interface ParamUse {
  param: string;
  operation: string;
  argument: string;
}

/** Matches a parameter that is passed on as it is, or only converted. */
const passed = /^(?:(?:number|string)\()?(?:params|route\.query)\.(\w+)\)?$/;

/** The arguments to which a page passes its parameters. */
export function paramUsesIn(page: SourceNode): ParamUse[] {
  return nodesIn(page).flatMap((node) => {
    const operation = entryNamed(node, "call")?.node.scalar;
    const given = entryNamed(node, "with")?.node.entries ?? [];
    if (typeof operation !== "string") return [];
    return given.flatMap(({ key: argument, node: value }) => {
      const [, param] = passed.exec(String(value.scalar).trim()) ?? [];
      return param === undefined ? [] : [{ param, operation, argument }];
    });
  });
}
