import {
  type ComponentType,
  type LazyExoticComponent,
  lazy,
  use,
  useDeferredValue,
  useMemo,
} from "react";
import { descriptionsIn } from "./descriptions.ts";
import type { StudioScreenName } from "./screen-names.ts";
import { StudioContext, type StudioHost } from "./studio-host.ts";

interface StudioProps {
  screen: StudioScreenName;
  host: StudioHost;
}

/** A screen of the studio, each a chunk of its own; drawn by the shell in a tab. */
export function Studio({ screen, host }: StudioProps) {
  const Screen = screens[screen];
  // Until another language has loaded, the screen stays as it is.
  const descriptions = use(descriptionsIn(useDeferredValue(host.language)));
  const described = useMemo(
    () => ({ ...host, environment: { ...host.environment, descriptions } }),
    [host, descriptions],
  );
  return (
    <StudioContext value={described}>
      <Screen />
    </StudioContext>
  );
}

const screens: Readonly<Record<StudioScreenName, LazyExoticComponent<ComponentType>>> = {
  edit: lazy(async () => ({ default: (await import("./workbench/edit-screen.tsx")).EditScreen })),
  new: lazy(async () => ({ default: (await import("./new-screen/new-screen.tsx")).NewScreen })),
  gallery: lazy(async () => ({ default: (await import("./gallery/gallery.tsx")).Gallery })),
  reference: lazy(async () => {
    const { ReferenceScreen } = await import("./reference/reference-screen.tsx");
    return { default: ReferenceScreen };
  }),
  services: lazy(async () => {
    const { ServicesScreen } = await import("./services/services-screen.tsx");
    return { default: ServicesScreen };
  }),
  exchange: lazy(async () => {
    const { ExchangeScreen } = await import("./exchange/exchange-screen.tsx");
    return { default: ExchangeScreen };
  }),
};
