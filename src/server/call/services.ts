import type { Kysely } from "kysely";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { ImportOptions } from "../../catalogue/import/options.ts";
import type { Answers } from "../../catalogue/types.gen.ts";
import type { Language } from "../../i18n/language.ts";
import type { KnownPages } from "../../language/link/known-pages.ts";
import type { CaptchaDrawer } from "../accounts/captcha.ts";
import type { Passwords } from "../accounts/passwords.ts";
import type { ReadCatalogue } from "../imported/current-catalogue.ts";
import type { DescribedImport } from "../imported/described-import.ts";
import type { ImportedPlace } from "../imported/imported-place.ts";
import type { PageFiles } from "../pages/page-files.ts";
import type { Database } from "../storage/tables.ts";
import type { ImageEncoder } from "../threads/images.ts";

/** Sends a message to a mobile number; by default the message waits in the `outbox` table. */
export interface MessageSender {
  send(db: Kysely<Database>, message: { mobile: string; content: string }): Promise<void>;
}

/** A call in a page, with its place. */
export interface CheckedCall {
  id: string;
  /** A JSON pointer into the page. */
  pointer: string;
  /** The permissions that everyone needs to make the call. */
  needs: readonly string[];
}

/** The result of checking a page source. */
export interface CheckedPage {
  problems: Answers["page.check"]["problems"];
  calls: readonly CheckedCall[];
  /** The addresses within the application that the page links to, if they are constant. */
  links: readonly string[];
}

/** The surroundings that a page is checked against. */
export interface PageSurroundings {
  catalogue: Catalogue;
  /** The pages to which links may lead; left out if the check does not need them. */
  pages?: KnownPages;
  /** The external hosts to which links may carry data. */
  linkHosts: readonly string[];
}

/** Checks a page source and describes its problems in the given language. */
export type PageCheck = (
  path: string,
  source: string,
  language: Language,
  against: PageSurroundings,
) => Promise<CheckedPage> | CheckedPage;

/** A page's plan with its problems, as JSON. */
export interface PlannedPage {
  text: string;
  /** Whether the plan depends on imported services. */
  usesImported: boolean;
}

/** Plans a page for browsers that know some services as the platform's own. */
export type PagePlanner = (
  path: string,
  source: string,
  against: { catalogue: Catalogue; own: readonly string[] },
) => Promise<PlannedPage> | PlannedPage;

/** Imports the text of a document into the catalogue, over the document that is stored, if any. */
export type SourceImport = (
  source: string,
  options: ImportOptions,
  before: string | null,
) => DescribedImport | Promise<DescribedImport>;

/**
 * The parts of the process that handlers use beside the database; tests replace them. Slow work
 * runs before a write's transaction (`prepare`).
 */
export interface Services {
  passwords: Passwords;
  captcha: CaptchaDrawer;
  messages: MessageSender;
  pages: PageFiles;
  checkPage: PageCheck;
  planPage: PagePlanner;
  /**
   * The build of the browsers that receive plans; `null` if plans are not sent, since overlays may
   * differ.
   */
  plansFor: string | null;
  /** The external hosts to which links of pages may carry data (`LINK_HOSTS`). */
  linkHosts: readonly string[];
  importSource: SourceImport;
  encodeImage: ImageEncoder;
  readCatalogue: ReadCatalogue;
  /** The addresses of imported services for the browser and for this process. */
  imported: ImportedPlace;
  /** Maximum bytes that a member may upload within a day (`UPLOAD_QUOTA_MB`). */
  uploadQuotaBytes: number;
  /** Whether signing in requires a captcha (`CAPTCHA`). */
  captchaRequired: boolean;
  /** Whether a registered member must be approved by an administrator (`REGISTRATION_APPROVAL`). */
  registrationApproval: boolean;
  now(): Date;
}
