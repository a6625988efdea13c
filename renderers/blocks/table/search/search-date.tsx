import { MomentPicker } from "../../../runtime/choose/moment-picker.tsx";
import type { MomentSort } from "../../../runtime/choose/picked-moment.ts";
import type { SearchInputProps } from "./search-input.tsx";

/** A day, a month or a moment to search for. */
export function SearchDate({ id, sort, value, onChange }: SearchInputProps & { sort: MomentSort }) {
  return <MomentPicker sort={sort} control={{ id }} value={value} onChange={onChange} />;
}
