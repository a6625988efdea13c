import { createContext, useContext } from "react";
import type { Clock } from "../../../src/language/expression/dates/calendar.ts";
import { newMeter } from "../../../src/language/expression/meter.ts";
import type { Meters } from "../../../src/language/expression/scope.ts";
import type { Wire } from "../../../src/wire/wire.ts";
import type { PageHost, PageRoute } from "./host.ts";
import type { Locals, PageStore } from "./page-store.ts";

const missing = (name: string) => new Error(`A block was drawn outside a page (${name}).`);

/** The application around a page; read by `useHost`. */
export const HostContext = createContext<PageHost | null>(null);

/** Where the page stands; read by `useRoute`, and by `useScope` where an expression uses it. */
export const RouteContext = createContext<PageRoute | null>(null);

/** How a page writes, once a person acts: read by `useSend`, and by what offers to undo. */
export const PageWriteContext = createContext<{
  wire: Wire;
  /** What the page calls itself now. */
  title(): string;
} | null>(null);

/** What the blocks of a page publish; read by `useScope`. */
export const PageStoreContext = createContext<PageStore | null>(null);

/** The variables of the part of a page that is being drawn. */
export const LocalsContext = createContext<Locals>({});

/** The present moment of the page, where the member is, and the language that is shown. */
export const ClockContext = createContext<Clock | undefined>(undefined);

/** What the expressions of the block that is drawn may cost. */
export const MetersContext = createContext<Meters>({ of: newMeter });

/** What the page's address gives it, read by the types it declares. */
export const ParamsContext = createContext<Readonly<Record<string, unknown>>>({});

/** What a block may tell the dialog it stands in; on a page itself it tells nobody. */
export interface BlockFrame {
  isDialog: boolean;
  /** The frame is the block's only ground: it draws no card of its own. */
  isPlain?: boolean;
  /** What the dialog is called, by what it does and to which record. */
  title?: string;
  /** The key of the record that it stands with, where the same block stands once for each. */
  record?: string;
  /** The block has done what it was opened for. */
  done(): void;
  /** Closes without having done it; asks first where changes would be lost. */
  cancel(): void;
  /** Whether what is drawn no longer will be again, as on a tab behind others. */
  isKept(): boolean;
}

/** The dialog around a block; on a page itself there is none. */
export const BlockFrameContext = createContext<BlockFrame>({
  isDialog: false,
  done: () => {},
  cancel: () => {},
  isKept: () => true,
});

/** What tells a block from all others of its page: its id, and the record it stands with. */
export function usePlaceOf(id: string): string {
  const { record } = useContext(BlockFrameContext);
  return record === undefined ? id : `${id}/~${record}`;
}

/** The application around the page. */
export function useHost(): PageHost {
  const host = useContext(HostContext);
  if (!host) throw missing("host");
  return host;
}

/** Where the page stands; whoever reads it is drawn anew whenever that changes. */
export function useRoute(): PageRoute {
  const route = useContext(RouteContext);
  if (!route) throw missing("route");
  return route;
}

/** The store of the page the block stands in. */
export function usePageStore(): PageStore {
  const store = useContext(PageStoreContext);
  if (!store) throw missing("store");
  return store;
}
