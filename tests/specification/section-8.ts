import { inFile, type SpecificationLine } from "./line.ts";

const answers = inFile("wire/answer.test.ts");
const wire = inFile("browser/shell/wire.test.ts");
const sessions = inFile("browser/shell/session.test.ts");
const signInPage = inFile("browser/shell/sign-in.test.ts");
const upload = inFile("browser/shell/upload.test.ts");
const layout = inFile("browser/shell/layout.test.ts");

/** Section 8, the error catalogue. */
export const section8: readonly SpecificationLine[] = [
  {
    text: "Success: a JSON body with numeric code 20000 or 0, or any code from 3001 to 3999. Success toasts last 2 s and say the operation succeeded.",
    proofs: [
      answers("takes code %i as success"),
      wire("says for 2 s that the operation succeeded, after a write"),
      wire("succeeds in silence, unless it answers a code from 3001 to 3999"),
    ],
  },
  {
    text: "Any other code shows a red message for 5 s (server msg or message, else 'Error') and rejects.",
    proofs: [
      wire("shows for 5 s, in red, what any other code brings: its msg, its message, else Error"),
    ],
  },
  {
    text: "Codes 50008, 50012 and 50014 also open a confirm box titled 'Confirm logout' saying the user was logged out, with Re-Login (clears the token and reloads) and Cancel.",
    proofs: [
      answers("reports the end of the session on code %i"),
      sessions(
        "opens one prompt, however many calls fail; Cancel stays; Re-Login clears the token and reloads",
      ),
    ],
  },
  {
    text: "PDF and octet-stream responses pass through. Blob responses that hold JSON show the message from it.",
    proofs: [
      wire("passes through and is saved under its name"),
      wire("that holds JSON shows the message from it"),
    ],
  },
  {
    text: "Network errors show the error message for 5 s.",
    proofs: [wire("shows the message of a network error for 5 s")],
  },
  {
    text: "Captcha response without data: '验证码获取失败' (captcha fetch failed).",
    proofs: [signInPage("without data says so, in each language")],
  },
  {
    text: "Empty user info or role data: 'Verification failed, please Login again.'",
    proofs: [
      sessions("lead to sign-in with the redirect when one of them fails, or verifies nobody"),
    ],
  },
  {
    text: "Second file upload: only one file can be uploaded, delete the old file first.",
    proofs: [
      upload("is refused a second: only one file can be uploaded, delete the old file first"),
    ],
  },
  {
    text: "Deleting an uploaded file asks for confirmation (title hint, warning type).",
    proofs: [upload("is deleted after a question, titled as a hint and drawn as a warning")],
  },
  {
    text: "Full-screen toggle warns when the browser cannot do it.",
    proofs: [layout("warns where the browser cannot show the full screen")],
  },
  {
    text: "Template mocks: 'Account and password are incorrect.' and 'Login failed, unable to get user details.'; mock codes 20000, 60204 and 50008.",
    nothingToBuild:
      "Describes mocks of a template; the codes that this product gives are decided elsewhere.",
  },
  {
    text: "Other call failures are passed to the caller; what the screen then does: not shown.",
    nothingToBuild: "States nothing to build: what is not shown is decided elsewhere.",
  },
];
