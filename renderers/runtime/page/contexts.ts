import { createContext, useContext } from "react";
import type { Clock } from "../../../src/language/expression/dates/calendar.ts";
import { newMeter } from "../../../src/language/expression/meter.ts";
import type { Meters } from "../../../src/language/expression/scope.ts";
import { useProvided } from "../../../src/ui/use-provided.ts";
import type { Wire } from "../../../src/wire/wire.ts";
import type { PageHost, PageRoute } from "./host.ts";
import type { Locals, PageStore } from "./page-store.ts";

/** The application around a page; read by `useHost`. */
export const HostContext = createContext<PageHost | null>(null);

/** The route of the page, which `useRoute` reads, and `useScope` if an expression uses it. */
export const RouteContext = createContext<PageRoute | null>(null);

/** The wire for a page's writes after a person's action, which `useSend` and undo read. */
export const PageWriteContext = createContext<{
  wire: Wire;
  /** The page's current title. */
  title(): string;
} | null>(null);

/** What the blocks of a page publish; read by `useScope`. */
export const PageStoreContext = createContext<PageStore | null>(null);

/** The variables of the part of a page that is being drawn. */
export const LocalsContext = createContext<Locals>({});

/** The page's current time, time zone and language. */
export const ClockContext = createContext<Clock | undefined>(undefined);

/** The cost meters of the block that is drawn. */
export const MetersContext = createContext<Meters>({ of: newMeter });

/** The page's address parameters, by their declared types. */
export const ParamsContext = createContext<Readonly<Record<string, unknown>>>({});

/** The dialog around a block; on a page itself it does nothing. */
export interface BlockFrame {
  isDialog: boolean;
  /** Whether the dialog is the block's only ground, so that it draws no card. */
  isPlain?: boolean;
  /** The dialog's title, from the action and the record. */
  title?: string;
  /** The name of the record that the dialog is for; `null` if it is for no record. */
  subject?: string | null;
  /** The key of the record, where one block is drawn once for each record. */
  record?: string;
  /** Reports that the block's task is complete. */
  done(): void;
  /**
   * Whether the dialog stays once the block at a place is done, since others in it have unsaved
   * changes.
   */
  staysAfter?(place: string): boolean;
  /** Closes without completing; asks first if changes would be lost. */
  cancel(): void;
  /** Whether content that is not drawn will be again, as on a hidden tab. */
  isKept(): boolean;
}

/** The dialog around a block; on a page itself there is none. */
export const BlockFrameContext = createContext<BlockFrame>({
  isDialog: false,
  done: () => {},
  cancel: () => {},
  isKept: () => true,
});

/** The unique place of a block in its page: its id and its record. */
export function usePlaceOf(id: string): string {
  const { record } = useContext(BlockFrameContext);
  return record === undefined ? id : `${id}/~${record}`;
}

/** The application around the page. */
export function useHost(): PageHost {
  return useProvided(HostContext, "host of a page");
}

/** The page's route; a component that reads it is redrawn when it changes. */
export function useRoute(): PageRoute {
  return useProvided(RouteContext, "route of a page");
}

/** The store of the page the block stands in. */
export function usePageStore(): PageStore {
  return useProvided(PageStoreContext, "store of a page");
}
