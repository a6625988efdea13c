import { loadCalendar } from "../../../src/language/expression/dates/calendar.ts";
import { late } from "../../../src/ui/late/late.ts";

/** The date functions, of which only pages that ask for days or moments have need. */
export const calendarCode = late(async () => {
  await loadCalendar();
  return true;
});
