import type { ReactNode } from "react";
import { useSettings } from "../application.ts";
import { Look, LookGround } from "./look.tsx";
import { useIsDark } from "./use-is-dark.ts";

/** Provides theme, size and language to antd's components within. */
export function Themed({ children }: { children: ReactNode }) {
  return (
    <Look isDark={useIsDark()} size={useSettings().size}>
      {children}
    </Look>
  );
}

/** A route's content, with antd's theme, type and colours. */
export function ThemedGround({ children }: { children: ReactNode }) {
  return (
    <Themed>
      <LookGround>{children}</LookGround>
    </Themed>
  );
}
