const maxLength = 512;
// No path of the shop contains a control character. A browser drops some of them and may then read another URL.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const forbidden = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\\]/;
const leadsBackToSignIn = /^\/(auth|login|auth-callback|update-password|api)(\/|$)/;
const nowhere = "http://kapas.invalid";

/** Each reading of a path by some server or browser: as written, decoded once, twice, ... */
function readingsOf(path: string): string[] | null {
  const readings = [path];
  let current = path;
  for (let depth = 0; depth < 4; depth += 1) {
    let decoded: string;
    try {
      decoded = decodeURIComponent(current);
    } catch {
      return null;
    }
    if (decoded === current) return readings;
    readings.push(decoded);
    current = decoded;
  }
  return null;
}

/**
 * The local path of `next=` to open after login, or null. A doubtful value is refused, because
 * accepting a wrong one ends a login on another site.
 */
export function safeNextPath(value: unknown): string | null {
  if (typeof value !== "string" || value.length > maxLength) return null;
  if (!value.startsWith("/") || forbidden.test(value)) return null;

  const path = value.split(/[?#]/, 1)[0] ?? "";
  const readings = readingsOf(path);
  if (!readings) return null;
  if (readings.some((reading) => reading.startsWith("//") || forbidden.test(reading))) return null;

  if (!URL.canParse(value, nowhere)) return null;
  const url = new URL(value, nowhere);
  if (url.origin !== nowhere || url.pathname.startsWith("//")) return null;
  if (leadsBackToSignIn.test(url.pathname)) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}
