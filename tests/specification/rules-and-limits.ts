import type { Requirements } from "./requirements.ts";

/** The requirements on rules, roles, errors and limits. */
export const rulesAndLimits: Requirements = {
  // Section 5 of the specification: validation rules.
  "Login trims the username before sending.": [
    "trims the username and keeps the token",
    "trims the username before sending (specification section 5); a refusal's message shows; the token is in a cookie that no other site's request carries",
  ],
  "Change-password form: password required (the password cannot be empty); confirm password required (confirm password cannot be empty); confirm must equal password (the two passwords are inconsistent).":
    [
      "says in every language that neither may be empty and both must agree",
      "uses the specification's words",
      "refuses two passwords that differ (section 5)",
    ],
  "Username is read-only in the profile.": [
    "shows the username to read, and the fallback avatar; the rest can be changed",
  ],
  "Shared validators: non-empty; contains a digit or minus; decimal number with optional negative sign and fractions; letters, digits and hyphens only; 18-character ID number (17 digits then a digit or X); URL; mobile number (11 digits starting with 13, 14, 15, 17 or 18, or any value with 2 or more hyphens); landline (optional 3-4 digit area code, 7-8 digits, optional extension); mobile or landline (11 digits starting with 1); 6-digit postal code; e-mail format.":
    [
      "the shared validator %s is the format %s",
      "takes %j, in browser and service",
      "refuses %j, in browser and service with the same sentence",
      "may be any value with two hyphens or more",
    ],
  "Shared validators: byte length under or over a bound, where non-ASCII counts as 2.": [
    "%s %i: %j is taken: %j",
    "%j has %i",
  ],
  "Empty values pass the phone, postal and e-mail checks.": ["pass %s (specification section 5)"],
  "A role name check accepts only admin or editor (template rule).": [
    "the shared validator %s is the format %s",
    "takes %j, in browser and service",
    "refuses %j, in browser and service with the same sentence",
  ],

  // Section 6 of the specification: roles and permissions.
  "Role flags: admin, super administrators, administrators, area manager, comprehensive, customer role. They are loaded from a role-group call after login.":
    [
      "come in order: user info, role group, menu tree with status 1",
      "give the member, with a fallback avatar, the flags and the permissions of all depths",
      "tells who is signed in, and the six flags",
      "knows a super administrator by role flags that are '1' and '0', whatever the menu permits",
    ],
  "Permissions are the names of type-2 menu nodes. What a user sees depends on the server menu tree.":
    [
      "gives the permission strings of all depths, once each, no empty ones",
      "gives the permissions: who holds none but to read gets no button to write",
      "is what is granted to one of its roles, with what is above it",
    ],

  // Section 8 of the specification: the error catalogue.
  "Success: a JSON body with numeric code 20000 or 0, or any code from 3001 to 3999. Success toasts last 2 s and say the operation succeeded.":
    [
      "takes code %i as success",
      "says for 2 s which record was changed, after a write",
      "succeeds in silence, unless it answers a code from 3001 to 3999",
    ],
  "Any other code shows a red message for 5 s (server msg or message, else 'Error') and rejects.": [
    "shows for 5 s, in red, what any other code brings: its msg, its message, else Error",
  ],
  "Codes 50008, 50012 and 50014 also open a confirm box titled 'Confirm logout' saying the user was logged out, with Re-Login (clears the token and reloads) and Cancel.":
    [
      "reports the end of the session on code %i",
      "opens one prompt, however many calls fail; Cancel stays; Re-Login clears the token and reloads",
    ],
  "PDF and octet-stream responses pass through. Blob responses that hold JSON show the message from it.":
    ["passes through and is saved under its name", "that holds JSON shows the message from it"],
  "Network errors show the error message for 5 s.": [
    "shows the message of a network error for 5 s",
  ],
  "Captcha response without data: '验证码获取失败' (captcha fetch failed).": [
    "without data says so, in each language",
  ],
  "Empty user info or role data: 'Verification failed, please Login again.'": [
    "lead to sign-in with the redirect when one of them fails, or verifies nobody",
  ],
  "Second file upload: only one file can be uploaded, delete the old file first.": [
    "is refused a second: only one file can be uploaded, delete the old file first",
  ],
  "Deleting an uploaded file asks for confirmation (title hint, warning type).": [
    "is deleted after a question, titled as a hint and drawn as a warning",
  ],
  "Full-screen toggle warns when the browser cannot do it.": [
    "warns where the browser cannot show the full screen",
  ],

  // Section 9 of the specification: business constants and limits.
  "Request time-out 50000 ms; captcha 130 by 52 pixels, 4 characters.": [
    "of every call is 50 000 ms, after which a message says so (sections 7, 9)",
    "is asked for as 130 by 52 pixels with 4 characters, another at a click, and shown as an image, never as mark-up",
  ],
  "Menu tree requested with status 1; permission type id '2'.": [
    "loads user info, role group and menu tree in this order, the tree with status 1",
    "gives the permission strings of all depths, once each, no empty ones",
  ],
  "Mobile breakpoint under 992 px; sidebar width 210 px; tab cache max 30 pages.": [
    "is a drawer under 992 px that closes on navigation and on a click outside",
    "is 210 px wide, collapses, and stays so across visits",
    "are at most 30, the least recently used dropped",
  ],
  "Token cookie under a fixed key name (name not shown).": [
    "is named Admin-Token, strict, and secure only on https",
  ],
  "Language: saved cookie, else browser language among en, zh, es, ja, else zh.": [
    "is the browser's among the four, else zh; what was saved goes before, if it is one",
  ],
  "Size options: default, medium, small, mini.": [
    "is hidden by default; each size changes the whole interface and is kept",
  ],
  "Toast durations: success 2 s, error 5 s.": [
    "says for 2 s which record was changed, after a write",
    "shows for 5 s, in red, what any other code brings: its msg, its message, else Error",
  ],
  "Image viewer zoom ratio 0.1, min 0.01, max 100; preview image max width 1200 px.": [
    "zooms by a ratio of 0.1 with the buttons, the wheel, + and -, and 0 resets",
    "zooms no further out than 0.01 and no further in than 100",
    "shows a picture at most 1200 px wide, turns it and lets it be dragged",
  ],
  "Settings defaults: fixed header off, tags view on, sidebar logo off.": [
    "leaves everything as it ships where it says nothing",
  ],
};
