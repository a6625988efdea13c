import { useEffect, useState } from "react";
import { RouterProvider } from "react-router-dom";
import { ApplicationContext, createApplication } from "./application.ts";
import type { Config } from "./config.ts";
import { followSession } from "./follow-session.ts";
import { createRouter } from "./router.tsx";
import { PageOutlet } from "./tabs/page-outlet.tsx";
import { Themed } from "./theme/themed.tsx";

/** The whole application for a configuration. */
export function Root({ config }: { config: Config }) {
  const [{ application, router }] = useState(() => {
    const created = createApplication(config);
    return { application: created, router: createRouter(created) };
  });
  useEffect(() => followSession(application, router), [application, router]);
  return (
    <ApplicationContext value={application}>
      <Themed>
        <RouterProvider router={router} useTransitions={false} />
        <PageOutlet />
      </Themed>
    </ApplicationContext>
  );
}
