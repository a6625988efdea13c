import { expect, it } from "vitest";
import { usualName } from "../../../../renderers/runtime/act/save-answer.ts";

it.each([
  ["/payments/{id}/receipt", "application/pdf", "receipt.pdf"],
  ["/payments/export", "text/csv; charset=utf-8", "export.csv"],
  ["/articles.csv", "text/csv", "articles.csv"],
  ["/users/{id}/photo", "image/jpeg", "photo.jpg"],
  ["/files/{id}", "application/octet-stream", "files"],
  ["/{id}", "text/plain", "file.txt"],
])(
  "a file without a name is called as its path ends, and by its sort: %s, %s",
  (path, type, name) => {
    expect(usualName(path, type)).toBe(name);
  },
);
