import { useMemo, useState } from "react";
import { useWidth } from "../../ui/use-width.ts";
import common from "../common.module.css";
import { useStudio } from "../studio-host.ts";
import { ExampleChoice } from "./example-choice.tsx";
import { ExampleList } from "./example-list.tsx";
import { ExampleView } from "./example-view.tsx";
import { examplesOf } from "./examples.ts";
import styles from "./gallery.module.css";
import { useEdited } from "./use-edited.ts";

/** From this width in pixels on, the list stands beside what it leads to. */
const wideFrom = 860;

/** Every kind, cell, widget and action, live with its JSON; `?show=cells/money` names one. */
export function Gallery() {
  const { environment, text, route, setQuery } = useStudio();
  const [element, width] = useWidth();
  const examples = useMemo(() => examplesOf(environment), [environment]);
  const [typed, setTyped] = useState("");
  const edited = useEdited();
  const shown = examples.find(({ name }) => name === route.query.show) ?? examples[0];
  const show = (name: string): void => setQuery({ show: name }, false);
  return (
    <div ref={element} className={common.screen}>
      <div>
        <h1 className={common.heading}>{text("studioScreen.gallery")}</h1>
        <p className={styles.about}>{text("studio.gallery.about")}</p>
      </div>
      <div className={width >= wideFrom ? common.beside : common.below}>
        {width >= wideFrom ? (
          <ExampleList
            {...{ examples, shown, typed }}
            isEdited={edited.has}
            onType={setTyped}
            onShow={show}
          />
        ) : (
          <ExampleChoice {...{ examples, shown }} onShow={show} />
        )}
        {shown && (
          <ExampleView
            key={shown.name}
            example={shown}
            source={edited.read(shown.name) ?? shown.source}
            isEdited={edited.has(shown.name)}
            onChange={(source) => edited.write(shown, source)}
          />
        )}
      </div>
    </div>
  );
}
