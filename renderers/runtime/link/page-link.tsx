import type { ComponentProps, MouseEvent } from "react";
import { useHost } from "../page/contexts.ts";

interface PageLinkProps extends Omit<ComponentProps<"a">, "href" | "onClick"> {
  address: string;
}

/** Whether a click uses the browser's own way of opening a link. */
export function opensElsewhere(event: MouseEvent): boolean {
  return event.ctrlKey || event.metaKey || event.shiftKey;
}

/** A link to an address of the application; a modifier opens it the browser's way. */
export function PageLink({ address, ...rest }: PageLinkProps) {
  const host = useHost();
  const follow = (event: MouseEvent): void => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    host.go(address);
  };
  return <a {...rest} href={address} onClick={follow} />;
}
