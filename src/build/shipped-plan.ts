import { createEnvironment } from "../../renderers/environment.ts";
import { deployedCatalogue } from "../catalogue/deployed.ts";
import { shippedCatalogue } from "../catalogue/shipped.ts";
import { translators } from "../i18n/texts.ts";
import { compilePage } from "../language/compile/compile-page.ts";
import type { TravellingPage } from "../language/page.ts";

const catalogue = deployedCatalogue(shippedCatalogue(), () => false);
const environment = createEnvironment(catalogue, translators.en);

/**
 * The plan of a shipped page with its problems, as JSON, for hosts without services of the
 * platform's own.
 */
export function shippedPlan(path: string, source: string): string {
  const { plan, problems } = compilePage(path, source, environment);
  const page: TravellingPage = { plan, problems };
  return JSON.stringify(page);
}
