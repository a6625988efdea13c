import { inFile, type SpecificationLine } from "./line.ts";

const session = inFile("session/session.test.ts");
const signInPage = inFile("browser/shell/sign-in.test.ts");
const profile = inFile("browser/shell/profile.test.ts");
const form = inFile("browser/form.test.ts");
const validators = inFile("specification/validators.test.ts");
const formats = inFile("language/formats.test.ts");

/** Section 5, validation rules. */
export const section5: readonly SpecificationLine[] = [
  {
    text: "Login trims the username before sending.",
    proofs: [
      session("trims the username and keeps the token"),
      signInPage(
        "trims the username before sending (specification section 5); a refusal's message shows; the token is in a cookie that no other site's request carries",
      ),
    ],
  },
  {
    text: "Change-password form: password required (the password cannot be empty); confirm password required (confirm password cannot be empty); confirm must equal password (the two passwords are inconsistent).",
    proofs: [
      profile("says in every language that neither may be empty and both must agree"),
      profile("uses the specification's words"),
      form("refuses two passwords that differ (section 5)"),
    ],
  },
  {
    text: "Username is read-only in the profile.",
    proofs: [
      profile("shows the username to read, and the fallback avatar; the rest can be changed"),
    ],
  },
  { text: "Shared validators:", proofs: [validators("the shared validator %s is the format %s")] },
  {
    text: "non-empty;",
    proofs: [
      validators("the shared validator %s is the format %s"),
      formats("takes %j, in browser and service"),
      formats("refuses %j, in browser and service with the same sentence"),
    ],
  },
  {
    text: "contains a digit or minus;",
    proofs: [
      validators("the shared validator %s is the format %s"),
      formats("takes %j, in browser and service"),
      formats("refuses %j, in browser and service with the same sentence"),
    ],
  },
  {
    text: "decimal number with optional negative sign and fractions;",
    proofs: [
      validators("the shared validator %s is the format %s"),
      formats("takes %j, in browser and service"),
      formats("refuses %j, in browser and service with the same sentence"),
    ],
  },
  {
    text: "letters, digits and hyphens only;",
    proofs: [
      validators("the shared validator %s is the format %s"),
      formats("takes %j, in browser and service"),
      formats("refuses %j, in browser and service with the same sentence"),
    ],
  },
  {
    text: "18-character ID number (17 digits then a digit or X);",
    proofs: [
      validators("the shared validator %s is the format %s"),
      formats("takes %j, in browser and service"),
      formats("refuses %j, in browser and service with the same sentence"),
    ],
  },
  {
    text: "byte length under or over a bound, where non-ASCII counts as 2;",
    proofs: [formats("%s %i: %j is taken: %j"), formats("%j has %i")],
  },
  {
    text: "URL;",
    proofs: [
      validators("the shared validator %s is the format %s"),
      formats("takes %j, in browser and service"),
      formats("refuses %j, in browser and service with the same sentence"),
    ],
  },
  {
    text: "mobile number (11 digits starting with 13, 14, 15, 17 or 18, or any value with 2 or more hyphens);",
    proofs: [
      validators("the shared validator %s is the format %s"),
      formats("takes %j, in browser and service"),
      formats("refuses %j, in browser and service with the same sentence"),
      formats("may be any value with two hyphens or more"),
    ],
  },
  {
    text: "landline (optional 3-4 digit area code, 7-8 digits, optional extension);",
    proofs: [
      validators("the shared validator %s is the format %s"),
      formats("takes %j, in browser and service"),
      formats("refuses %j, in browser and service with the same sentence"),
    ],
  },
  {
    text: "mobile or landline (11 digits starting with 1);",
    proofs: [
      validators("the shared validator %s is the format %s"),
      formats("takes %j, in browser and service"),
      formats("refuses %j, in browser and service with the same sentence"),
    ],
  },
  {
    text: "6-digit postal code;",
    proofs: [
      validators("the shared validator %s is the format %s"),
      formats("takes %j, in browser and service"),
      formats("refuses %j, in browser and service with the same sentence"),
    ],
  },
  {
    text: "e-mail format.",
    proofs: [
      validators("the shared validator %s is the format %s"),
      formats("takes %j, in browser and service"),
      formats("refuses %j, in browser and service with the same sentence"),
    ],
  },
  {
    text: "Empty values pass the phone, postal and e-mail checks.",
    proofs: [formats("pass %s (specification section 5)")],
  },
  {
    text: "A role name check accepts only admin or editor (template rule).",
    proofs: [
      validators("the shared validator %s is the format %s"),
      formats("takes %j, in browser and service"),
      formats("refuses %j, in browser and service with the same sentence"),
    ],
  },
  {
    text: "Other rules: not shown.",
    nothingToBuild: "States nothing to build: what is not shown is decided elsewhere.",
  },
];
