import { QueryClientProvider } from "@tanstack/react-query";
import { ConfigProvider } from "antd";
import { Link } from "react-router-dom";
import { BlockFrameContext } from "../../../renderers/runtime/page/contexts.ts";
import { useTexts } from "../language/texts.ts";
import { PageFrame } from "../page/page-frame.tsx";
import { queryClient } from "../page/query-client.ts";
import { useDocumentTitle } from "../routes/document-title.ts";
import { usePublicPlace } from "../routes/public-place.ts";
import styles from "./entrance.module.css";
import { Entrance } from "./entrance.tsx";

const frame = {
  isDialog: false,
  isPlain: true,
  done: () => {},
  cancel: () => {},
  isKept: () => false,
};

/**
 * The public page on which a user registers as a member, in the frame of the sign-in pages (section
 * 2).
 */
export function RegisterPage({ pagePath }: { pagePath: string }) {
  const text = useTexts();
  const { place, search } = usePublicPlace();
  useDocumentTitle(text("register.title"));
  return (
    <Entrance title={text("register.title")} hint={text("register.hint")}>
      <QueryClientProvider client={queryClient}>
        <ConfigProvider componentSize="large">
          <BlockFrameContext value={frame}>
            <PageFrame pagePath={pagePath} place={place} search={search} hasHeading={false} />
          </BlockFrameContext>
        </ConfigProvider>
      </QueryClientProvider>
      <p className={styles.foot}>
        {text("register.hasAccount")} <Link to="/login">{text("register.toSignIn")}</Link>
      </p>
    </Entrance>
  );
}
