import type { Locator, Page } from "playwright-core";
import type { OperationId } from "../../../src/catalogue/types.gen.ts";
import type { Make } from "./shared-records.ts";

/**
 * How a refused write is told: by a comparison, beside what was entered, by a message, by a notice
 * above two lists, by a notice that leads to a merge of two texts, or by an alert.
 */
type Told = "comparison" | "beside" | "message" | "lists" | "merge" | "alert";

/** A write of a record that two windows show. */
export interface SharedWrite {
  operation: OperationId;
  /** The address of the screen that sends the write. */
  at: string | ((name: string) => string);
  told: Told;
  make: Make;
  /** Where the record is shown. */
  shown(page: Page, name: string): Locator;
  /** Enters the write in this window, up to the press that sends it. */
  enter(page: Page, name: string): Promise<void>;
  /** The field with what was entered; `null` where the write is only confirmed. */
  entered: ((page: Page) => Locator) | null;
  /** Presses what sends the write, and agrees where the product asks for consent. */
  send(page: Page, name: string): Promise<void>;
  /** The question before the write, by the name of the button that agrees. */
  question: string | null;
  /** What is said once the other window has deleted the record. */
  gone: string;
  /** The code of the answer that says so, where it is not that the record is not found. */
  goneCode?: number;
  /** What the write makes of the record; `undefined` where it deletes the record. */
  mine: ((name: string) => object) | undefined;
}

/** The row of a table that shows a name. */
export const rowOf = (page: Page, name: string) =>
  page.getByRole("row").filter({ hasText: name, visible: true });
/** The open dialog. */
export const dialogOf = (page: Page) => page.getByRole("dialog").filter({ visible: true });

/** What is said where a record is written that the other window has deleted. */
export const goneByThem = "Sofía Herrera has deleted this in the meantime";
