import { decimalText } from "../catalogue/schema/exact-json.ts";

const empty = "";

/** The text of an e-mail address. */
export const emailText = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** The text of a UUID. */
export const uuidText = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * The formats that the shared validators check (specification section 5), by the `format` of a
 * catalogue schema. The browser's forms and the service use the same ones. Empty values pass the
 * phone, postal and e-mail checks. Formats with a limit are the keywords `x-bytes-under` and
 * `x-bytes-over`.
 */
export const formats: Readonly<Record<string, (value: string) => boolean>> = {
  "non-empty": (value) => value.trim() !== empty,
  "cn-mobile": (value) => value === empty || isMobile(value),
  "cn-landline": (value) => value === empty || isLandline(value),
  "cn-phone": (value) => value === empty || /^1\d{10}$/.test(value) || isLandline(value),
  "cn-postal-code": (value) => value === empty || /^\d{6}$/.test(value),
  "cn-id-number": (value) => /^\d{17}[\dX]$/.test(value),
  email: (value) => value === empty || emailText.test(value),
  url: (value) => /^(https?|ftp):\/\/\S+$/.test(value) && URL.canParse(value),
  address: (value) => isAddress(value.trim()),
  "letters-digits-hyphens": (value) => /^[A-Za-z0-9-]+$/.test(value),
  "digit-or-minus": (value) => /[\d-]/.test(value),
  date: (value) => /^\d{4}-\d\d-\d\d$/.test(value) && isMoment(value),
  // RFC 3339 permits a space before the time, and many services write one.
  "date-time": (value) =>
    /^\d{4}-\d\d-\d\d(T| \d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)?$)/.test(value) &&
    isMoment(value),
  time: (value) => /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)?$/.test(value),
  uri: (value) => /^[a-z][a-z0-9+.-]*:\S+$/i.test(value) && URL.canParse(value),
  uuid: (value) => uuidText.test(value),
  "data-url": (value) => /^data:[a-z]+\/[a-z0-9+.-]+;(name=[^;]*;)?base64,\S*$/i.test(value),
  decimal: (value) => decimalText.test(value),
  "role-name": (value) => value === "admin" || value === "editor",
  // The format `password` affects only how a value is entered, so any text is valid.
  password: () => true,
};

/**
 * Whether browsers read a text as an http(s) address or a path of this site, and not as anything
 * else such as `javascript:` or `//host`, however it is written. A name before the host is refused,
 * as in `https://bank.example@evil.example`: it looks like the host, or tells a password to all.
 */
function isAddress(value: string): boolean {
  if (/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\\]/u.test(value) || value.startsWith("//")) return false;
  const isPath = !/^[^/?#]*:/.test(value);
  if (isPath) return true;
  return /^https?:\/\/(?![^/?#]*@)[^/?#]/i.test(value) && URL.canParse(value);
}

/** Whether a date exists; the JavaScript engine reads 30 February as a day in March. */
function isMoment(value: string): boolean {
  if (Number.isNaN(Date.parse(value))) return false;
  const day = value.slice(0, 10);
  return new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);
}

/** 11 digits starting with 13, 14, 15, 17 or 18, or any value with two or more hyphens. */
function isMobile(value: string): boolean {
  return /^1[34578]\d{9}$/.test(value) || value.split("-").length > 2;
}

/** An optional area code of 3 or 4 digits, 7 or 8 digits, an optional extension. */
function isLandline(value: string): boolean {
  return /^(\d{3,4}-?)?\d{7,8}(-\d{1,6})?$/.test(value);
}
