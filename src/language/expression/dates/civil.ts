/** The length of a day, in milliseconds. */
export const dayMs = 86_400_000;

/** A day of the Gregorian calendar; January is month 1. */
export interface Civil {
  year: number;
  month: number;
  day: number;
}

/** The number of days from 1970-01-01 to a day of the calendar. */
export function daysOf(year: number, month: number, day: number): number {
  // Years are counted from March, so that a leap day is the last day of its year.
  const shifted = month > 2 ? year : year - 1;
  const era = Math.floor(shifted / 400);
  const ofEra = shifted - era * 400;
  const ofYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1;
  const leapDays = Math.floor(ofEra / 4) - Math.floor(ofEra / 100);
  return era * 146_097 + ofEra * 365 + leapDays + ofYear - 719_468;
}

/** The day of the calendar that is the given number of days after 1970-01-01. */
export function civilOf(days: number): Civil {
  const shifted = days + 719_468;
  const era = Math.floor(shifted / 146_097);
  const ofEra = shifted - era * 146_097;
  const yearOfEra = Math.floor(
    (ofEra - Math.floor(ofEra / 1460) + Math.floor(ofEra / 36_524) - Math.floor(ofEra / 146_096)) /
      365,
  );
  const ofYear =
    ofEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const fromMarch = Math.floor((5 * ofYear + 2) / 153);
  const day = ofYear - Math.floor((153 * fromMarch + 2) / 5) + 1;
  const month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9;
  return { year: yearOfEra + era * 400 + (month > 2 ? 0 : 1), month, day };
}

/** The number of days in a month. */
export function daysInMonth(year: number, month: number): number {
  if (month !== 2) return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
}

/**
 * The day that is a number of months later; the last day of the month if that month is too short.
 */
export function addMonths(days: number, months: number): number {
  const { year, month, day } = civilOf(days);
  const count = year * 12 + month - 1 + months;
  const [newYear, newMonth] = [Math.floor(count / 12), count - Math.floor(count / 12) * 12 + 1];
  return daysOf(newYear, newMonth, Math.min(day, daysInMonth(newYear, newMonth)));
}

/** The number of whole months between two days. */
export function monthsBetween(from: number, to: number): number {
  const [first, last] = [civilOf(from), civilOf(to)];
  const months = (last.year - first.year) * 12 + last.month - first.month;
  if (to >= from) return last.day < first.day ? months - 1 : months;
  return last.day > first.day ? months + 1 : months;
}

/** The weekday of a day; Monday is 1. */
export const weekdayOf = (days: number): number => ((((days + 3) % 7) + 7) % 7) + 1;

/** The ISO week number of a day: a week belongs to the year that contains most of its days. */
export function weekOf(days: number): number {
  // A week belongs to the year that contains its Thursday.
  const thursday = days + 4 - weekdayOf(days);
  return Math.floor((thursday - daysOf(civilOf(thursday).year, 1, 1)) / 7) + 1;
}

/** A day as text; `null` if its year does not have four digits. */
export function dayText(days: number): string | null {
  const { year, month, day } = civilOf(days);
  if (year < 1 || year > 9999) return null;
  return `${String(year).padStart(4, "0")}-${two(month)}-${two(day)}`;
}

/** A timestamp as text in UTC; `null` if its year does not have four digits. */
export function momentText(milliseconds: number): string | null {
  const days = Math.floor(milliseconds / dayMs);
  const day = dayText(days);
  if (day === null) return null;
  const ofDay = milliseconds - days * dayMs;
  const seconds = Math.floor(ofDay / 1000);
  const rest = ofDay - seconds * 1000;
  const fraction = rest === 0 ? "" : `.${String(rest).padStart(3, "0").replace(/0+$/, "")}`;
  const [hour, minute] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return `${day}T${two(hour)}:${two(minute)}:${two(seconds % 60)}${fraction}Z`;
}

const two = (value: number): string => (value < 10 ? `0${value}` : String(value));
