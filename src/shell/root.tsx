import { useEffect, useState } from "react";
import { type createBrowserRouter, RouterProvider } from "react-router-dom";
import { pagePathOf } from "../language/component-path.ts";
import { normalPath } from "../language/link/menu-address.ts";
import { followOtherTabs } from "../session/other-tabs.ts";
import { WithPopups } from "../ui/popups/with-popups.tsx";
import {
  type Application,
  ApplicationContext,
  createApplication,
  useSettings,
} from "./application.ts";
import type { Config } from "./config.ts";
import { forgetWork } from "./kept-work.ts";
import { text } from "./language/texts.ts";
import { LoadingMask } from "./loading-mask.tsx";
import { LostPopups } from "./lost-popups.tsx";
import { dashboardPath } from "./menu/resolve-address.ts";
import { signInAddress, wantedAddress } from "./routes/guard.ts";
import { createRouter } from "./routes/router.tsx";
import { staticPaths } from "./routes/static-paths.ts";
import { recentPageAt } from "./search/recent-pages.ts";
import { SignInAgainQuestion } from "./sign-in/sign-in-again-question.tsx";
import { PageOutlet } from "./tabs/page-outlet.ts";
import { useAppearance } from "./theme/use-appearance.ts";
import { useIsDark } from "./theme/use-is-dark.ts";

/** The whole application for a configuration. */
export function Root({ config }: { config: Config }) {
  const [{ application, router }] = useState(() => {
    const created = createApplication(config, () => void made.revalidate());
    if (created.session.hasToken()) created.catalogues.start();
    expectPageOfAddress(created);
    const made = createRouter(created);
    return { application: created, router: made };
  });
  useEffect(() => followSession(application, router), [application, router]);
  return (
    <ApplicationContext value={application}>
      <WithPopups popups={application.popups} load={loadPopups} Failure={LostPopups}>
        <Appearance />
        <LoadingMask />
        <RouterProvider router={router} useTransitions={false} />
        <PageOutlet />
        <SignInAgainQuestion />
      </WithPopups>
    </ApplicationContext>
  );
}

/** Loads the popups and, since a dialog may follow as soon, the frame of dialogs. */
const loadPopups = async () => {
  const [{ ThemedPopups }] = await Promise.all([
    import("./theme/themed-popups.tsx"),
    import("../../renderers/runtime/act/dialog-frame.tsx"),
  ]);
  return ThemedPopups;
};

/** Gives the document its colours and measures. */
function Appearance(): null {
  useAppearance({ isDark: useIsDark(), size: useSettings().size });
  return null;
}

/**
 * Preloads the page of the address in parallel with the session, and then its first rows. Only the
 * menu knows the page for certain, so this assumes the page last opened at the address, or else the
 * page at the address's own path.
 */
function expectPageOfAddress(application: Application): void {
  const { session, sources, settings, preferences } = application;
  const address = normalPath(window.location.pathname);
  const first = address === "/" ? settings.store.getState().startPage || dashboardPath : address;
  if (!session.hasToken() || staticPaths.has(first)) return;
  const path = recentPageAt(preferences.store.getState().values, first) ?? pagePathOf(first);
  if (path === null) return;
  // The request is sent at once; the cache that keeps its response is loaded with the code that
  // shows pages.
  const coming = sources.load(path);
  coming.catch(() => undefined);
  void import("./page/first-page.ts").then(({ expectFirstPage }) =>
    expectFirstPage(application, coming, { address: first, search: window.location.search, path }),
  );
}

const typedInto = "input, textarea, iframe, [contenteditable]";

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * Follows changes that other tabs of the browser make to the session. When the member signs out
 * there, this tab shows the sign-in page, and keeps unsaved input as after a lost session; when the
 * member signs in there, this tab continues. When another member signs in, this tab removes all that
 * the first one had open before it shows the other's pages. Returns a function that stops this.
 */
function followSession(application: Application, router: Router): () => void {
  const { session, drafts, feedback } = application;
  const loadedName = (): string | undefined => session.store.getState().member?.username;
  return followOtherTabs(session, {
    ended(isByChoice) {
      // Nobody was asked about what is unsaved here, so it waits for the same member.
      const isSaved = drafts.unsavedPlaces().length === 0;
      if (isByChoice && isSaved) forgetWork(drafts, window.sessionStorage);
      const { pathname, search, hash } = window.location;
      // Somebody who is typing presses a few more keys, which must not become a user name.
      const state = document.activeElement?.matches(typedInto);
      void router.navigate(signInAddress(pathname + search + hash), { state });
    },
    async begun(before) {
      const { pathname, search } = window.location;
      if (pathname === "/login") {
        const wanted = wantedAddress(new URLSearchParams(search).get("redirect"));
        await router.navigate(wanted, { replace: true });
      } else if (before) {
        await router.revalidate();
        const name = loadedName();
        if (name !== undefined && name !== before.username) {
          feedback.warning(text("session.otherMember", { name }));
        }
      }
    },
  });
}
