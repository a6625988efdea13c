import { useMemo } from "react";
import type { Answers } from "../catalogue/types.gen.ts";
import type { KnownPage, KnownPages } from "../language/link/known-pages.ts";
import { useMayCall } from "./studio-host.ts";
import { useReading } from "./use-reading.ts";

/** The existing pages that links can lead to; `undefined` until the service has returned them. */
export function useKnownPages(isWanted: boolean): KnownPages | undefined {
  const mayCall = useMayCall();
  const { data } = useReading("page.getAddresses", {}, isWanted && mayCall("page.getAddresses"));
  return useMemo(() => data && new Map(data.map(readPage)), [data]);
}

function readPage(row: Answers["page.getAddresses"][number]): [string, KnownPage] {
  const { address, params, ...page } = row;
  const plans = params?.map(({ name, ...param }) => [name, param] as const);
  return [address, { ...page, params: plans ? Object.fromEntries(plans) : null }];
}
