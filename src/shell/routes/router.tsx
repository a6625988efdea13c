import type { ReactNode } from "react";
import { createBrowserRouter, useRouteError } from "react-router-dom";
import { publicPages } from "../../language/public-pages.ts";
import { CallError } from "../../wire/wire.ts";
import type { Application } from "../application.ts";
import { useTexts } from "../language/texts.ts";
import buttons from "../plain-button.module.css";
import { StartingFrame } from "../starting-frame.tsx";
import { guardPages, guardSignIn } from "./guard.ts";
import styles from "./route-failure.module.css";

/**
 * Creates the router: the static routes, `/404`, and one route for all pages of the menu; each
 * route is a separate chunk.
 */
export function createRouter(application: Application): ReturnType<typeof createBrowserRouter> {
  let router: ReturnType<typeof createBrowserRouter> | null = null;
  const goingTo = () => {
    if (!router) throw new Error("The router was asked for its location before it was created.");
    return router.state.navigation.location ?? router.state.location;
  };
  const hashOf = (): string => (router ? goingTo() : window.location).hash;
  const { "/register": registration, ...others } = publicPages;
  const openPages = Object.entries(others).map(([path, pagePath]) => ({
    path,
    lazy: async () => {
      const { PublicPage } = await import("./public-page.tsx");
      return themed(<PublicPage pagePath={pagePath} />);
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
        return themed(<RegisterPage pagePath={registration} />);
      },
    },
    {
      path: "*",
      loader: guardPages(application, hashOf),
      lazy: async () => {
        const { Workspace } = await import("../layout/workspace.tsx");
        return themed(<Workspace goingTo={goingTo} />);
      },
    },
  ];
  router = createBrowserRouter([
    {
      errorElement: <RouteFailure />,
      hydrateFallbackElement: <StartingFrame />,
      children: [...openPages, ...routes],
    },
  ]);
  router.subscribe(({ navigation, revalidation }) => {
    if (navigation.state === "idle" && revalidation === "idle") application.claimEntry();
  });
  return router;
}

/** The route of a page that is drawn with antd, which the sign-in page is not. */
async function themed(page: ReactNode) {
  const { ThemedGround } = await import("../theme/themed.tsx");
  return { element: <ThemedGround>{page}</ThemedGround> };
}

/**
 * The message shown where a route fails to load or draw, as after a newer version was deployed. Only
 * a service's reason is shown, since a browser's is in English and helps nobody.
 */
function RouteFailure() {
  const text = useTexts();
  const failure = useRouteError();
  return (
    <main className={styles.failure}>
      <h1>{text("shell.failureTitle")}</h1>
      {failure instanceof CallError && <p>{failure.message}</p>}
      <button type="button" className={buttons.primary} onClick={() => window.location.reload()}>
        {text("common.retry")}
      </button>
    </main>
  );
}
