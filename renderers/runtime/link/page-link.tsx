import type { ComponentProps } from "react";
import { followHere } from "../../../src/ui/outside/opens-elsewhere.ts";
import { useHost } from "../page/contexts.ts";

interface PageLinkProps extends Omit<ComponentProps<"a">, "href" | "onClick"> {
  address: string;
}

/** A link to an address of the application; a modifier opens it the browser's way. */
export function PageLink({ address, ...rest }: PageLinkProps) {
  const host = useHost();
  return <a {...rest} href={address} onClick={followHere(() => host.go(address))} />;
}
