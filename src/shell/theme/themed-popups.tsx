import { PopupsHost } from "../../ui/popups/popups-host.tsx";
import type { PopupsView } from "../../ui/popups/with-popups.tsx";
import { Themed } from "./themed.tsx";

/** The toasts and questions of the application. */
export const ThemedPopups: PopupsView = ({ attach }) => (
  <Themed>
    <PopupsHost attach={attach} />
  </Themed>
);
