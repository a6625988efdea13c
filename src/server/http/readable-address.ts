/**
 * The address of a request with its path taken as it stands where it cannot be decoded: a stray
 * percent sign leads to nobody, in the envelope or by the front end, like any other wrong address.
 */
export function readableAddress({ url = "/" }: { url?: string }): string {
  const [path = ""] = url.split("?", 1);
  if (!path.includes("%") || isReadable(path)) return url;
  return path.replaceAll("%", "%25") + url.slice(path.length);
}

function isReadable(path: string): boolean {
  try {
    // The result is used: a builder takes a call without use for one without effect.
    return decodeURIComponent(path) !== "";
  } catch {
    return false;
  }
}
