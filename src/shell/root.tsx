import { useEffect, useState } from "react";
import { RouterProvider } from "react-router-dom";
import { followOtherTabs } from "../session/other-tabs.ts";
import { ApplicationContext, createApplication } from "./application.ts";
import type { Config } from "./config.ts";
import { signInAddress } from "./guard.ts";
import { createRouter } from "./router.tsx";
import { Themed } from "./theme/themed.tsx";

/** The whole application for a configuration. */
export function Root({ config }: { config: Config }) {
  const [{ application, router }] = useState(() => {
    const created = createApplication(config);
    return { application: created, router: createRouter(created) };
  });
  useEffect(
    () =>
      followOtherTabs(application.session, () => {
        const { pathname, search } = window.location;
        void router.navigate(signInAddress(pathname + search));
      }),
    [application, router],
  );
  return (
    <ApplicationContext value={application}>
      <Themed>
        <RouterProvider router={router} useTransitions={false} />
      </Themed>
    </ApplicationContext>
  );
}
