import { startTransition, useEffect, useMemo, useState } from "react";
import { type Catalogue, createCatalogue } from "../catalogue/catalogue.ts";
import { equal } from "../catalogue/validators/validator-runtime.ts";
import type { Config } from "../shell/config.ts";
import { createFeedback } from "../shell/feedback.ts";
import { showLanguage } from "../shell/language/language-store.ts";
import { createSettings, type Size } from "../shell/settings.ts";
import { Look, LookGround } from "../shell/theme/look.tsx";
import { useAppearance } from "../shell/theme/use-appearance.ts";
import { createPopups } from "../ui/popups/popups.ts";
import { WithPopups } from "../ui/popups/with-popups.tsx";
import { PreviewedPage } from "./previewed-page.tsx";
import type { PreviewRequest, StudioLink } from "./protocol.ts";

/** Draws the page that the studio requests. */
export function PreviewApp({ config, studio }: { config: Config; studio: StudioLink }) {
  const { catalogue, request } = useAsked(studio);
  const [popups] = useState(createPopups);
  const feedback = useMemo(() => createFeedback(popups.given), [popups]);
  const size = useMemo(() => chosenSize(config), [config]);
  const language = request?.language;
  useEffect(() => {
    if (language) void showLanguage(language);
  }, [language]);
  if (!catalogue || !request) return null;
  return (
    <Look isDark={request.isDark} size={size}>
      <WithPopups popups={popups} load={loadPopups}>
        <Appearance isDark={request.isDark} size={size} />
        <LookGround>
          <PreviewedPage
            key={request.path}
            config={config}
            catalogue={catalogue}
            request={request}
            feedback={feedback}
            studio={studio}
          />
        </LookGround>
      </WithPopups>
    </Look>
  );
}

/** The studio's latest request and catalogue; sends `ready` once messages can be received. */
function useAsked(studio: StudioLink) {
  const [catalogue, setCatalogue] = useState<Catalogue | null>(null);
  const [request, setRequest] = useState<PreviewRequest | null>(null);
  useEffect(() => {
    const stop = studio.listen((message) => {
      if (message.type === "catalogue") setCatalogue(createCatalogue(message.documents));
      // A long page is drawn in slices, since the studio's keys wait for the same thread.
      if (message.type === "show") {
        startTransition(() => setRequest((before) => withSameVisitor(before, message.request)));
      }
    });
    studio.send({ type: "ready" });
    return stop;
  }, [studio]);
  return { catalogue, request };
}

/**
 * Reuses the previous user and permissions where they are equal, so that the page is not redrawn in
 * full.
 */
function withSameVisitor(before: PreviewRequest | null, request: PreviewRequest): PreviewRequest {
  if (!before) return request;
  const user = equal(before.user, request.user) ? before.user : request.user;
  const isSame = equal(before.permissions, request.permissions);
  return { ...request, user, permissions: isSame ? before.permissions : request.permissions };
}

/** The interface size that the person who edits the page has chosen. */
function chosenSize({ settings }: Config): Size {
  const isSecure = window.location.protocol === "https:";
  const place = { storage: window.localStorage, cookies: document, isSecure };
  return createSettings(place, settings).store.getState().size;
}

const loadPopups = async () => (await import("../ui/popups/popups-host.tsx")).PopupsHost;

interface AppearanceProps {
  isDark: boolean;
  size: Size;
}

/** Gives the document its colours and measures. */
function Appearance({ isDark, size }: AppearanceProps): null {
  useAppearance({ isDark, size });
  return null;
}
