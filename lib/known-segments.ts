import paths from "@/lib/paths.json" with { type: "json" };

/** The first segments of all existing URLs. Anything else may be a redirect, which middleware.ts looks up. */
const knownSegments: ReadonlySet<string> = new Set(paths.segments);

/** Whether no page, file or endpoint of the shop starts with this segment. */
export function isUnknownPath(pathname: string): boolean {
  return !isKnown(pathname.split("/")[1] ?? "");
}

const isKnown = (segment: string) => knownSegments.has(segment.toLowerCase());

const scanners =
  /\.(?:php\d?|aspx?|jsp|cgi|env|git|sql|bak|zip|tar|gz|ya?ml|ini|log|sh|py)(?:$|\/)|^\/(?:wp-|\.|cgi-bin|vendor\/|phpmyadmin)/i;

/** Email addresses, phone and card numbers, ids, keys and tokens. */
const personal = /@|%40|=|\d{8}|\w{20}|[0-9a-f]{8}-[0-9a-f]{4}-/i;

/** Whether to record a URL without a page: not what scanners try, and not what may be personal data. */
export function isWorthRecording(path: string): boolean {
  return path.length <= 200 && !scanners.test(path) && !personal.test(path) && /^[\x21-\x7e]+$/.test(path);
}

/**
 * Decodes letters, digits and - . _ ~, which no URL needs encoded, and lower-cases the shop's own first
 * segment: Next's rewrites would match both spellings. Codes after it may have capitals.
 */
export function normalizePathname(pathname: string): string {
  const decoded = pathname.replace(/%[2-7][0-9a-f]/gi, (code) => {
    const sign = String.fromCharCode(Number.parseInt(code.slice(1), 16));
    return /[\w.~-]/.test(sign) ? sign : code;
  });
  return decoded.replace(/[^/]+/, (first) => (isKnown(first) ? first.toLowerCase() : first));
}

/** A URL as people read it; an undecodable path stays unchanged. */
export function decodePathname(pathname: string): string {
  try {
    const decoded = decodeURI(pathname);
    return /[\s\p{C}]/u.test(decoded) ? pathname : decoded;
  } catch {
    return pathname;
  }
}

/** A path for comparing redirects: decoded, lower case, without a trailing slash. Same as private.normalize_path(). */
export function normalizePath(pathname: string): string {
  return decodePathname(pathname).toLowerCase().replace(/\/+$/, "") || "/";
}
