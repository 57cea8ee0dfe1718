import paths from "@/lib/paths.json" with { type: "json" };

/** The first parts of all addresses that lead somewhere. Anything else may be a redirect, which middleware.ts looks up. */
const knownSegments: ReadonlySet<string> = new Set(paths.segments);

/** Whether no page, file or endpoint of the shop begins like this. */
export function leadsNowhere(pathname: string): boolean {
  return !isKnown(pathname.split("/")[1] ?? "");
}

const isKnown = (segment: string) => knownSegments.has(segment.toLowerCase());

const scanners =
  /\.(?:php\d?|aspx?|jsp|cgi|env|git|sql|bak|zip|tar|gz|ya?ml|ini|log|sh|py)(?:$|\/)|^\/(?:wp-|\.|cgi-bin|vendor\/|phpmyadmin)/i;

/** Mail addresses, phone and card numbers, ids, keys and tokens. */
const personal = /@|%40|=|\d{8}|\w{20}|[0-9a-f]{8}-[0-9a-f]{4}-/i;

/** Whether an address without a page is worth a look: what scanners try is not, and what may be somebody's secret is not kept. */
export function isWorthNoting(path: string): boolean {
  return path.length <= 200 && !scanners.test(path) && !personal.test(path) && /^[\x21-\x7e]+$/.test(path);
}

/**
 * The path with its letters, digits and the marks - . _ ~ as such, which no address needs encoded, and the shop's own first
 * segment in small letters: Next's rewrites would answer for both spellings. Codes after it may have capitals.
 */
export function plainSpelling(pathname: string): string {
  const decoded = pathname.replace(/%[2-7][0-9a-f]/gi, (code) => {
    const sign = String.fromCharCode(Number.parseInt(code.slice(1), 16));
    return /[\w.~-]/.test(sign) ? sign : code;
  });
  return decoded.replace(/[^/]+/, (first) => (isKnown(first) ? first.toLowerCase() : first));
}

/** The letters of an address as people read them; a path that can't be read stays as it is. */
export function readablePath(pathname: string): string {
  try {
    const decoded = decodeURI(pathname);
    return /[\s\p{C}]/u.test(decoded) ? pathname : decoded;
  } catch {
    return pathname;
  }
}

/** An address as redirects are compared: readable, small letters, without a slash at its end. As private.plain_path(). */
export function plainPath(pathname: string): string {
  return readablePath(pathname).toLowerCase().replace(/\/+$/, "") || "/";
}
