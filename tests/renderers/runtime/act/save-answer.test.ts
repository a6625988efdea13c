// @vitest-environment happy-dom
import { expect, it, vi } from "vitest";
import { saveAnswer, usualName } from "../../../../renderers/runtime/act/save-answer.ts";

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

it.each([
  ["../../.bashrc", "..-..-.bashrc"],
  ["groups\u202efdp.exe", "groups-fdp.exe"],
  ['a\u0000b"c.csv', "a-b-c.csv"],
  ["グループ 2026.csv", "グループ 2026.csv"],
  ["", "export.csv"],
])("a file's name of the service's leads nowhere and hides nothing: %j", (fileName, name) => {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  saveAnswer({ blob: new Blob(["a"], { type: "text/csv" }), fileName }, { path: "/pets/export" });
  vi.restoreAllMocks();
  expect(saved).toEqual([name]);
});
