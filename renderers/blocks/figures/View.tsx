import { useHost } from "../../runtime/page/contexts.ts";
import { BlockHeading } from "../../runtime/page/panel.tsx";
import type { BlockViewProps } from "../../runtime/page/views.ts";
import { Figure } from "./figure.tsx";
import styles from "./figures.module.css";
import type { FiguresPlan } from "./kind.ts";

/** Numbers side by side: those the member may read. */
export function View({ plan }: BlockViewProps<FiguresPlan>) {
  const host = useHost();
  const items = plan.items.filter(({ requires }) => requires.every(host.can));
  return (
    <section
      className={styles.frame}
      aria-label={plan.title === null ? undefined : host.text(plan.title)}
    >
      <BlockHeading plan={plan} />
      <ul className={styles.figures}>
        {items.map((item) => (
          <li key={item.id}>
            <Figure plan={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}
