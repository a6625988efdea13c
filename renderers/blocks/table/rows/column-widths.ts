import type { CellRoom } from "../../../../src/language/environment.ts";
import { plainText } from "../../../runtime/show/plain-text.ts";
import { textWidth } from "../../../runtime/show/text-width.ts";
import type { TableColumn } from "../kind.ts";
import type { Row } from "../query/table-rows.ts";

/** The width of a column in pixels. */
export interface ColumnRoom {
  least: number;
  /** The width at which all values are whole, while the heading may take two lines. */
  whole: number;
  /** The width at which the heading takes one line too. */
  wanted: number;
  /** Whether the column grows where the table has width left over. */
  isFlexible: boolean;
}

const ofText: CellRoom = {};

const narrowest = 96;
const widest = 320;
const squeezed = 124;
/** The greatest width in pixels of a text's column in a table that scrolls sideways. */
const widestScrolled = 220;
/** The width in pixels beyond which a long word of a heading may be cut. */
const widestWord = 150;
/** The text of a tag is smaller than that of a cell, and has a padded background. */
const tagScale = 12 / 14;
const tagPadding = 16;
/** Width in pixels that a column of tags keeps when there is little room. */
const squeezedTag = 190;
const padding = 20;
const sorterWidth = 20;
/** The factor by which bold headings are wider than normal text. */
export const boldness = 1.08;
/** The number of rows that are sampled to estimate the width of a column's texts. */
const sampled = 50;

/**
 * The width that a column needs, estimated from some of its rows and, where they are known, from
 * the labels of its dictionary.
 */
export function roomOf(
  column: TableColumn,
  label: string,
  isSortable: boolean,
  rows: readonly Row[],
  labels: readonly string[] = [],
): ColumnRoom {
  const headed = (text: string): number =>
    Math.ceil(textWidth(text) * boldness + padding + (isSortable ? sorterWidth : 0));
  const heading = Math.min(headed(label), widest);
  // A heading breaks into two lines before one of its words is cut.
  const word = Math.min(Math.max(...label.split(/\s+/).map(headed)), widestWord);
  if (column.width !== null) return fixed(column.width);
  const { width, beside = 0, isWhole = false } = column.tabled?.room ?? ofText;
  if (width !== undefined) {
    const needed = isWhole ? Math.min(widest, digitsWidth(column, rows)) : 0;
    const least = Math.max(width, word, needed);
    return { least, whole: least, wanted: Math.max(least, heading), isFlexible: false };
  }
  const isTag = labels.length > 0;
  const content = isTag ? tagsWidth(labels) : contentWidth(column, rows);
  const wanted = Math.max(heading, Math.min(widest, content));
  const least = Math.max(Math.min(wanted, isTag ? squeezedTag : squeezed + beside), word);
  const whole = Math.max(least, Math.min(wanted, content));
  return { least, whole, wanted, isFlexible: true };
}

/** The room of a column whose cells have more padding. */
export function padded({ least, whole, wanted, isFlexible }: ColumnRoom, more: number): ColumnRoom {
  return { least: least + more, whole: whole + more, wanted: wanted + more, isFlexible };
}

/** The room of a column with a fixed width. */
export function fixed(width: number): ColumnRoom {
  return { least: width, whole: width, wanted: width, isFlexible: false };
}

function tagsWidth(labels: readonly string[]): number {
  const longest = Math.max(...labels.map(textWidth));
  return Math.max(narrowest, Math.ceil(longest * tagScale) + tagPadding + padding);
}

function contentWidth({ name, tabled }: TableColumn, rows: readonly Row[]): number {
  const { content, beside = 0 } = tabled?.room ?? ofText;
  if (content !== undefined) return content;
  const more = padding + beside;
  return rows
    .slice(0, sampled)
    .reduce((most, row) => Math.max(most, textWidth(plainText(row[name])) + more), narrowest);
}

/** The width of the longest numbers, with a separator for every three digits. */
function digitsWidth({ name, tabled }: TableColumn, rows: readonly Row[]): number {
  const texts = rows.slice(0, sampled).map((row) => plainText(row[name]));
  const longest = texts.reduce((most, text) => (text.length > most.length ? text : most), "");
  const separators = ",".repeat(longest.length / 3);
  return textWidth(longest + separators) + padding + (tabled?.room?.beside ?? 0);
}

/** The least width in pixels of columns with these rooms. */
export function leastSum(rooms: readonly ColumnRoom[]): number {
  return rooms.reduce((total, { least }) => total + least, 0);
}

/**
 * Distributes the available width: spare width goes to the flexible columns; missing width is taken
 * from the headings first, which break into two lines, and then from the values down to the least
 * width of each column. If they still do not fit, the table scrolls, and each column gets the width
 * that its values need, up to a limit.
 */
export function shareWidth(rooms: readonly ColumnRoom[], available: number): number[] {
  const sum = (pick: (room: ColumnRoom) => number): number =>
    rooms.reduce((total, room) => total + pick(room), 0);
  const left = available - sum(({ wanted }) => wanted);
  if (left >= 0) {
    const flexible = sum(({ wanted, isFlexible }) => (isFlexible ? wanted : 0));
    const share = flexible > 0 ? left / flexible : 0;
    return rooms.map(({ wanted, isFlexible }) => Math.floor(wanted * (isFlexible ? 1 + share : 1)));
  }
  if (leastSum(rooms) > available) {
    return rooms.map(({ wanted, least }) => Math.max(least, Math.min(wanted, widestScrolled)));
  }
  const ofHeadings = sum(({ wanted, whole }) => wanted - whole);
  const ofValues = sum(({ whole, least }) => whole - least);
  const fromHeadings = shareOf(-left, ofHeadings);
  const fromValues = shareOf(-left - ofHeadings, ofValues);
  return rooms.map(({ wanted, whole, least }) =>
    Math.floor(wanted - (wanted - whole) * fromHeadings - (whole - least) * fromValues),
  );
}

/** How much of the available width is needed, from 0 to 1. */
function shareOf(needed: number, available: number): number {
  return available > 0 ? Math.min(1, Math.max(0, needed / available)) : 0;
}
