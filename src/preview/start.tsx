import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { loadConfig } from "../shell/config.ts";
import { startLanguage } from "../shell/language/language-store.ts";
import { lendStyleNonce, styleNonce } from "../shell/theme/style-nonce.ts";
import { openLink } from "./link.ts";
import { PreviewApp } from "./preview-app.tsx";
import { isToPreview } from "./protocol.ts";

/** Starts the document in the studio's frame that shows a page to the person who edits it. */
export async function start(): Promise<void> {
  const container = document.getElementById("root");
  if (!container) throw new Error("The document has no #root.");
  const nonce = styleNonce();
  if (nonce) lendStyleNonce(nonce);
  const [config] = await Promise.all([loadConfig(), startLanguage()]);
  const studio = openLink(window, () => window.parent, isToPreview);
  createRoot(container).render(
    <StrictMode>
      <PreviewApp config={config} studio={studio} />
    </StrictMode>,
  );
}
