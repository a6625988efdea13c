// @vitest-environment happy-dom
import { Button } from "antd";
import { act } from "react";
import { expect, it } from "vitest";
import { removeCookie, writeCookie } from "../../../src/session/cookie.ts";
import { followLanguage, startLanguage } from "../../../src/shell/language/language-store.ts";
import { Look } from "../../../src/shell/theme/look.tsx";
import { mountedEach } from "../../support/mounted.ts";

const mounted = mountedEach();

const chooseElsewhere = (language: string): void =>
  writeCookie(document, "language", language, { isLasting: false, isSecure: false });

it("a busy button says so in the language, also in one that another tab has chosen", async () => {
  chooseElsewhere("es");
  await startLanguage();
  await mounted.draw(
    <Look isDark={false} size="default">
      <Button loading>Guardar</Button>
    </Look>,
  );
  const busy = () => mounted.container.querySelector("[role=img]")?.getAttribute("aria-label");
  expect(busy()).toBe("Cargando");
  chooseElsewhere("ja");
  await act(async () => {
    followLanguage();
    await expect.poll(() => document.documentElement.lang).toBe("ja");
  });
  expect(busy()).toBe("読み込み中");
  removeCookie(document, "language");
});
