import { type FocusEventHandler, type ReactNode, useContext } from "react";
import type { Destination } from "../../../src/language/link/destination.ts";
import { followHere } from "../../../src/ui/outside/opens-elsewhere.ts";
import styles from "./link.module.css";
import { LeadContext, OutsideMark } from "./links.tsx";
import { PageLink } from "./page-link.tsx";

interface PlannedLinkProps {
  to: Destination;
  className?: string | undefined;
  tabIndex?: number;
  onFocus?: FocusEventHandler;
  onBlur?: FocusEventHandler;
  /** Whether the link's content already names the host, so that no mark repeats it. */
  isNamed?: boolean;
  children: ReactNode;
}

/**
 * A link of a page. A link that needs a question or is blocked has no `href`, so that no key or
 * button bypasses it.
 */
export function PlannedLink({ to, isNamed = false, children, ...rest }: PlannedLinkProps) {
  const lead = useContext(LeadContext);
  const follow = (): void => lead(to);
  if (to.kind === "inside") {
    return (
      <PageLink address={to.address} {...rest}>
        {children}
      </PageLink>
    );
  }
  const mark = to.kind === "outside" && !isNamed && <OutsideMark host={to.host} />;
  if (to.kind === "outside" && to.may === "open") {
    return (
      <a
        {...rest}
        href={to.address}
        target="_blank"
        rel="noopener noreferrer"
        onClick={followHere(follow)}
      >
        {children}
        {mark}
      </a>
    );
  }
  const className = [styles.button, rest.className].filter(Boolean).join(" ");
  return (
    <button type="button" {...rest} className={className} onClick={follow}>
      {children}
      {mark}
    </button>
  );
}
