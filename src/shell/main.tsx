// Imported first, since some libraries set HTML while they load.
import "./trusted-types.ts";
import "./base.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { previewAddress } from "../language/preview-address.ts";
import { createTokenStore } from "../session/token.ts";
import styles from "./boot-failure.module.css";
import { ConfigError, loadConfig } from "./config.ts";
import { followLanguage, startLanguage } from "./language/language-store.ts";
import { text } from "./language/texts.ts";
import { lendStyleNonce, styleNonce } from "./theme/style-nonce.ts";

/** Starts the application, or says on the page why it cannot start. */
async function start(): Promise<void> {
  const container = document.getElementById("root");
  if (!container) throw new Error("The document has no #root.");
  const nonce = styleNonce();
  if (nonce) lendStyleNonce(nonce);
  const root = createRoot(container);
  const application = import("./root.tsx");
  // A signed-in user is redirected early instead of after the application's start.
  if (createTokenStore(document, false).read() !== null) void import("./layout/workspace.tsx");
  const [config] = await Promise.allSettled([loadConfig(), startLanguage()]);
  if (config.status === "fulfilled") {
    const { Root } = await application;
    window.addEventListener("focus", followLanguage);
    for (const event of ["keydown", "pointermove"]) window.addEventListener(event, nameIcons);
    root.render(
      <StrictMode>
        <Root config={config.value} />
      </StrictMode>,
    );
  } else if (config.reason instanceof ConfigError) {
    root.render(<BootFailure reason={config.reason.message} />);
  } else throw config.reason;
}

// The same program is also the preview document of the studio.
if (window.location.pathname === previewAddress) {
  void import("../preview/start.tsx").then((preview) => preview.start());
} else void start();

/** Shows the names of icon buttons from the first key or movement of the mouse on. */
function nameIcons(): void {
  for (const event of ["keydown", "pointermove"]) window.removeEventListener(event, nameIcons);
  void import("./icon-names/icon-names.ts").then(
    ({ showIconNames }) => showIconNames(),
    // Each button has its name for screen readers, and most have a title.
    () => {},
  );
}

/** The page shown instead of the application where `config.json` cannot be read. */
function BootFailure({ reason }: { reason: string }) {
  return (
    <main className={styles.page}>
      <div role="alert" className={styles.card}>
        <h1>{text("boot.configTitle")}</h1>
        <p>{text("boot.configRemedy")}</p>
        <pre>
          <code>/config.json: {reason}</code>
        </pre>
        <button type="button" onClick={() => window.location.reload()}>
          {text("common.retry")}
        </button>
      </div>
    </main>
  );
}
