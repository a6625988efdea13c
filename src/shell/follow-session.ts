import type { createBrowserRouter } from "react-router-dom";
import { followOtherTabs } from "../session/other-tabs.ts";
import type { Application } from "./application.ts";
import { forgetWork } from "./kept-work.ts";
import { text } from "./language/texts.ts";
import { signInAddress, wantedAddress } from "./routes/guard.ts";

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * Keeps the page in step with what other tabs of the browser do to the session. Who logs out there
 * is led to sign-in here; who signs in there goes on here; and where that is somebody else, all that
 * the first member had open is gone before the other one's pages show. Answers how to stop.
 */
export function followSession(application: Application, router: Router): () => void {
  const { session, drafts, feedback } = application;
  const loadedName = (): string | undefined => session.store.getState().member?.username;
  return followOtherTabs(session, {
    ended(isByChoice) {
      if (isByChoice) forgetWork(drafts, window.sessionStorage);
      const { pathname, search, hash } = window.location;
      void router.navigate(signInAddress(pathname + search + hash));
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
