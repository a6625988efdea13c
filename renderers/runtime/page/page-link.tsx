import type { ComponentProps, MouseEvent } from "react";
import { useHost } from "./contexts.ts";

interface PageLinkProps extends Omit<ComponentProps<"a">, "href" | "onClick"> {
  address: string;
}

/** A link to an address of the application; a modifier opens it the browser's way. */
export function PageLink({ address, ...rest }: PageLinkProps) {
  const host = useHost();
  const follow = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    host.go(address);
  };
  return <a {...rest} href={address} onClick={follow} />;
}
