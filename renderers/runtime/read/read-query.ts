import type { ListExtension } from "../../../src/catalogue/openapi.ts";
import type { Operation } from "../../../src/catalogue/operation.ts";
import { isPaged, isTurned, limitArguments } from "../../../src/catalogue/paging/paging.ts";
import type { CallOptions } from "../../../src/wire/wire.ts";
import type { PageHost } from "../page/host.ts";
import type { PageAsked } from "./pages/page-turn.ts";
import { readPages } from "./pages/read-pages.ts";
import { isReadUnasked } from "./unasked.ts";
import type { Again } from "./use-again.ts";

/** Options of a block's read. */
export interface ReadOptions {
  isEnabled?: boolean;
  /** Whether failures show no message. */
  isQuiet?: boolean;
  /** The codes of refusals that the block shows, including their messages. */
  answers?: readonly number[];
  /**
   * Whether the data is a snapshot for editing: read when the block opens or its arguments change,
   * never from the cache, and not refreshed by others' writes.
   */
  isSnapshot?: boolean;
  /** Whether a single record is expected; any other answer is reported. */
  isRecord?: boolean;
  /** The list extension of the operation, where all pages are read as one answer. */
  allPagesOf?: ListExtension;
  /** The key field that every entry of the list must have, where the list is saved as a whole. */
  wholeBy?: string;
  /** The requested page of a list without page numbers. */
  pageOf?: PageAsked;
  /** The automatic refresh, if any. */
  again?: Again | null;
}

/** A read that a block asks for, and who asks for it. */
export interface AskedRead {
  host: Pick<PageHost, "wire" | "language">;
  operation: Operation;
  bound: Record<string, unknown> | null;
  /** Whether the current read is automatic. */
  isByItself: { readonly current: boolean };
}

/** The cache key and function of a read. */
export function queryOf(
  { host, operation, bound, isByItself }: AskedRead,
  extra: Readonly<Record<string, unknown>>,
  { isSnapshot = false, isQuiet = false, answers, allPagesOf, pageOf }: ReadOptions,
) {
  const whole = allPagesOf && isPaged(allPagesOf) ? allPagesOf : null;
  const turned = pageOf && isTurned(pageOf.list) ? pageOf : null;
  const args = allArguments({ operation, bound }, extra, allPagesOf);
  const make = async (calling: CallOptions) => {
    if (whole) return readPages(host.wire, operation, whole, args, calling);
    if (turned) {
      const { readPage } = await import("./pages/read-page.ts");
      return readPage(host.wire, operation, turned, args, calling);
    }
    return host.wire.call(operation.id, args, calling);
  };
  return {
    queryKey: [
      isSnapshot ? "snapshot" : whole ? "pages" : "call",
      operation.id,
      args,
      // A snapshot is independent of the language, so that edits survive a language switch.
      isSnapshot ? null : host.language,
      ...(turned ? [turned.page] : []),
    ],
    queryFn: ({ signal }: { signal: AbortSignal }) => {
      // The failure of a read that nobody asked for is shown only in its block.
      const isUnasked = isQuiet || isByItself.current || isReadUnasked();
      return make({
        signal,
        loading: "no",
        quiet: isUnasked,
        isUnasked,
        ...(answers && { answers }),
      });
    },
    meta: isSnapshot
      ? { remake: make }
      : { tag: operation.tag, service: operation.service.name, remake: make },
  };
}

/** All arguments of a read; of a list that is read as a whole, all rows are requested. */
export function allArguments(
  { operation, bound }: Pick<AskedRead, "operation" | "bound">,
  extra: Readonly<Record<string, unknown>>,
  list: ListExtension | undefined,
) {
  return { ...(list && limitArguments(list, operation.request)), ...extra, ...bound };
}
