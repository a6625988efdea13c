import { createBrowserRouter } from "react-router-dom";
import type { Application } from "./application.ts";
import { guardPages, guardSession, guardSignIn } from "./guard.ts";
import { RouteFailure } from "./route-failure.tsx";
import { StartingFrame } from "./starting-frame.tsx";

/** Open to everybody, without a token (specification section 2). */
export const publicPages: Readonly<Record<string, string>> = {
  "/jun/member/industryAtten": "jun/member/industryAtten",
};

/** The static routes, and one that catches all pages of the menu; each is a chunk of its own. */
export function createRouter(application: Application): ReturnType<typeof createBrowserRouter> {
  const openPages = Object.entries(publicPages).map(([path, pagePath]) => ({
    path,
    lazy: async () => {
      const { PublicPage } = await import("./public-page.tsx");
      return { element: <PublicPage pagePath={pagePath} /> };
    },
  }));
  const routes = [
    {
      path: "/login",
      loader: guardSignIn(application),
      lazy: async () => ({ Component: (await import("./sign-in/sign-in-page.tsx")).SignInPage }),
    },
    {
      path: "/register",
      lazy: async () => ({ Component: (await import("./sign-in/register-page.tsx")).RegisterPage }),
    },
    {
      path: "/404",
      loader: guardSession(application),
      lazy: async () => ({ Component: (await import("./not-found-page.tsx")).NotFoundPage }),
    },
    {
      path: "*",
      loader: guardPages(application),
      lazy: async () => ({ Component: (await import("./layout/workspace.tsx")).Workspace }),
    },
  ];
  return createBrowserRouter([
    {
      errorElement: <RouteFailure />,
      hydrateFallbackElement: <StartingFrame />,
      children: [...openPages, ...routes],
    },
  ]);
}
