import { MeansHost } from "../../ui/means/means-host.tsx";
import type { MeansView } from "../../ui/means/with-means.tsx";
import { Themed } from "./themed.tsx";

/** The toasts and questions of the application. */
export const ThemedMeans: MeansView = ({ attach }) => (
  <Themed>
    <MeansHost attach={attach} />
  </Themed>
);
