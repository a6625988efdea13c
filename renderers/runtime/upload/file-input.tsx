import type { RefObject } from "react";
import type { UploadPlan } from "../../../src/language/plan/upload.ts";
import { acceptAttribute } from "./file-check.ts";

interface FileInputProps extends Pick<UploadPlan, "accept"> {
  ref: RefObject<HTMLInputElement | null>;
  multiple?: boolean;
  take(files: readonly File[]): void;
}

/** The hidden file input that a button opens. */
export function FileInput({ ref, accept, multiple = false, take }: FileInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      hidden
      multiple={multiple}
      accept={acceptAttribute(accept)}
      onChange={({ target }) => {
        take([...(target.files ?? [])]);
        // The input is cleared, so that a file of the same name, corrected or not, can be chosen again.
        target.value = "";
      }}
    />
  );
}
