import { type ComponentType, type ReactNode, useMemo } from "react";
import { createEnvironment } from "../../renderers/environment.ts";
import { useOfferedHelp } from "../../renderers/runtime/page/head/page-help.ts";
import type { PageHost, PageRoute } from "../../renderers/runtime/page/host.ts";
import type { Answers } from "../catalogue/types.gen.ts";
import type { TextPart } from "../i18n/messages.ts";
import { problemTexts } from "../i18n/problems/part.ts";
import { needTexts } from "../i18n/text-parts.ts";
import type { Translator } from "../i18n/translator.ts";
import type { KnownPage, KnownPages } from "../language/link/known-pages.ts";
import { type Late, late, useLate } from "../ui/late/late.ts";
import { translatedDescriptions } from "./descriptions.ts";
import type { StudioScreenName } from "./screen-names.ts";
import { StudioContext, type StudioHost, useMayCall, useStudio } from "./studio-host.ts";
import { useReading } from "./use-reading.ts";

interface StudioProps {
  screen: StudioScreenName;
  host: PageHost;
  route: PageRoute;
  /** The translator that pages are compiled with, in the language of the interface. */
  texts: Translator;
  /** What is drawn until the screen's code is loaded. */
  meanwhile: ReactNode;
}

/** A screen of the studio in a tab of the shell; each screen is a chunk of its own. */
export function Studio({ screen, host, route, texts, meanwhile }: StudioProps) {
  const Screen = useLate(screens[screen]);
  const { catalogue, linkHosts } = host;
  const environment = useMemo(
    () => createEnvironment(catalogue, texts, linkHosts),
    [catalogue, texts, linkHosts],
  );
  // The earlier language stays until another one has loaded.
  const descriptions = useLate(translatedDescriptions[host.language]);
  const described = useMemo(
    (): StudioHost | null =>
      descriptions && { ...host, route, environment: { ...environment, descriptions } },
    [host, route, environment, descriptions],
  );
  if (!Screen || !described) return meanwhile;
  return (
    <StudioContext value={described}>
      <BesidePages isWanted={compiling.includes(screen)}>
        <Screen />
      </BesidePages>
      <ScreenHelp screen={screen} />
    </StudioContext>
  );
}

/** Offers the help of a screen. */
function ScreenHelp({ screen }: { screen: StudioScreenName }): null {
  const { text } = useStudio();
  useOfferedHelp({ title: text(`screens.${screen}`), said: text(`studio.help.${screen}`) });
  return null;
}

/** The screens that compile pages. */
const compiling: readonly StudioScreenName[] = ["edit", "new", "exchange"];

/** Loads the list of existing pages if the studio needs it, so that compilation can check links. */
function BesidePages({ isWanted, children }: { isWanted: boolean; children: ReactNode }) {
  const studio = useStudio();
  const pages = useKnownPages(isWanted);
  const knowing = useMemo(
    () => ({ ...studio, environment: { ...studio.environment, pages } }),
    [studio, pages],
  );
  return <StudioContext value={knowing}>{children}</StudioContext>;
}

const screens: Readonly<Record<StudioScreenName, Late<ComponentType>>> = {
  edit: screen(async () => (await import("./workbench/edit-screen.tsx")).EditScreen),
  new: screen(async () => (await import("./new-screen/new-screen.tsx")).NewScreen),
  gallery: screen(async () => (await import("./gallery/gallery.tsx")).Gallery),
  reference: screen(async () => (await import("./reference/reference-screen.tsx")).ReferenceScreen),
  services: screen(async () => (await import("./services/services-screen.tsx")).ServicesScreen),
  exchange: screen(async () => (await import("./exchange/exchange-screen.tsx")).ExchangeScreen),
};

/** A screen, which loads together with the studio's texts. */
function screen(load: () => Promise<ComponentType>): Late<ComponentType> {
  return late(async () => {
    const [component] = await Promise.all([
      load(),
      needTexts(studioTexts),
      needTexts(problemTexts),
    ]);
    return component;
  });
}

/** The studio's own texts, loaded only by the studio. */
const studioTexts: TextPart = {
  en: async () => (await import("./texts/en.ts")).en,
  zh: async () => (await import("./texts/zh.ts")).zh,
  es: async () => (await import("./texts/es.ts")).es,
  ja: async () => (await import("./texts/ja.ts")).ja,
};

/** The existing pages that links can lead to; `undefined` until the service has returned them. */
function useKnownPages(isWanted: boolean): KnownPages | undefined {
  const mayCall = useMayCall();
  const { data } = useReading("page.getAddresses", {}, isWanted && mayCall("page.getAddresses"));
  return useMemo(() => data && new Map(data.map(readPage)), [data]);
}

function readPage(row: Answers["page.getAddresses"][number]): [string, KnownPage] {
  const { address, params, ...page } = row;
  const plans = params?.map(({ name, ...param }) => [name, param] as const);
  return [address, { ...page, params: plans ? Object.fromEntries(plans) : null }];
}
