/** The words before `key` with which it names a secret, not the key of a record. */
const keys = "api|private|secret|access|auth|signing|encryption|shared|master|session";

/** The words before `code` with which it lets somebody in. */
const codes = "pin|recovery|backup|reset|verification|activation|security";

const secretName = new RegExp(
  `(password(hash)?|passwd|passphrase|passcode|pwd|secret|token|credential|authorization|cookie|jwt|otp|` +
    `bearer|connectionstring|webhookurl|(${keys})key(id)?|(${codes})code)s?$|^(pin|csrf|cvv|cvc|dsn|sid)$`,
);

/**
 * Whether a text of this name, or a list of texts, is a secret even if the document of a service
 * does not say so.
 */
export function isSecretName(name: string): boolean {
  return secretName.test(name.replace(/[^\p{L}\p{N}]/gu, "").toLowerCase());
}
