import { expect, it } from "vitest";
import { formats } from "../../src/language/formats.ts";

it.each([
  ["non-empty", "non-empty"],
  ["contains a digit or minus", "digit-or-minus"],
  ["decimal number", "decimal"],
  ["letters, digits and hyphens only", "letters-digits-hyphens"],
  ["18-character ID number", "cn-id-number"],
  ["URL", "url"],
  ["mobile number", "cn-mobile"],
  ["landline", "cn-landline"],
  ["mobile or landline", "cn-phone"],
  ["6-digit postal code", "cn-postal-code"],
  ["e-mail format", "email"],
  ["role name", "role-name"],
])("the shared validator %s is the format %s", (_validator, format) => {
  expect(formats).toHaveProperty([format]);
});
