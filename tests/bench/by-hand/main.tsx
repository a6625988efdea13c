import { createRoot } from "react-dom/client";
import { placeOf } from "../kinds/places.ts";
import { RowsPage } from "./rows-page.tsx";
import { Shell } from "./shell.tsx";

/** The address of a table that is shown without the shell. */
const alone = placeOf(window.location.pathname.replace(/^\/alone\//, ""));

const container = document.getElementById("root");
if (container) {
  const isAlone = alone !== null && window.location.pathname.startsWith("/alone/");
  createRoot(container).render(
    isAlone ? <RowsPage title="Alone" isWhole={false} of={alone.of} /> : <Shell />,
  );
}
