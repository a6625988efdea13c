import { Button, Result } from "antd";
import { createBrowserRouter, useRouteError } from "react-router-dom";
import { publicPages } from "../../language/public-pages.ts";
import type { Application } from "../application.ts";
import { useTexts } from "../language/texts.ts";
import { StartingFrame } from "../starting-frame.tsx";
import { guardPages, guardSignIn } from "./guard.ts";

/**
 * The static routes, and one that catches all pages of the menu, and `/404` in the same frame; each
 * is a chunk of its own.
 */
export function createRouter(application: Application): ReturnType<typeof createBrowserRouter> {
  let router: ReturnType<typeof createBrowserRouter> | null = null;
  const hashOf = (): string => (router?.state.navigation.location ?? window.location).hash;
  const { "/register": registration, ...others } = publicPages;
  const openPages = Object.entries(others).map(([path, pagePath]) => ({
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
      lazy: async () => ({ Component: (await import("../sign-in/sign-in-page.tsx")).SignInPage }),
    },
    {
      path: "/register",
      lazy: async () => {
        const { RegisterPage } = await import("../sign-in/register-page.tsx");
        return { element: <RegisterPage pagePath={registration} /> };
      },
    },
    {
      path: "*",
      loader: guardPages(application, hashOf),
      lazy: async () => ({ Component: (await import("../layout/workspace.tsx")).Workspace }),
    },
  ];
  router = createBrowserRouter([
    {
      errorElement: <RouteFailure />,
      hydrateFallbackElement: <StartingFrame />,
      children: [...openPages, ...routes],
    },
  ]);
  return router;
}

/** What stands where a route cannot be drawn: as where a newer version was installed meanwhile. */
function RouteFailure() {
  const text = useTexts();
  const failure = useRouteError();
  return (
    <main>
      <Result
        status="warning"
        title={text("shell.failureTitle")}
        subTitle={failure instanceof Error ? failure.message : undefined}
        extra={
          <Button type="primary" onClick={() => window.location.reload()}>
            {text("shell.tryAgain")}
          </Button>
        }
      />
    </main>
  );
}
