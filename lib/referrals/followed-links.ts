import { cookieDays } from "@/lib/security/cookie-days";

// The cookie of followed links: "<code>.<day>" of each, oldest first, separated by "~". More
// than one, because codes are not looked up here: a forged first one must not hide a friend's.

const maxLinks = 3;
const dayMs = 86_400_000;
const linkPattern = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(\d{1,6})$/;

interface FollowedLink {
  code: string;
  /** Days since 1970. */
  day: number;
}

/** Only possible account ids are stored. */
function toCode(text: string): string | null {
  const code = text.toLowerCase();
  return linkPattern.test(`${code}.0`) ? code : null;
}

function readLinks(stored: string | undefined, now: Date): FollowedLink[] {
  const today = Math.floor(now.getTime() / dayMs);
  return (stored ?? "")
    .split("~")
    .flatMap((part) => {
      const [, code, day] = part.match(linkPattern) ?? [];
      return code !== undefined && day !== undefined ? [{ code, day: Number(day) }] : [];
    })
    .filter(({ day }) => day <= today && today - day < cookieDays.referral)
    .slice(0, maxLinks);
}

/** The unexpired codes, first followed first. */
export function followedCodes(stored: string | undefined, now: Date): string[] {
  return readLinks(stored, now).map(({ code }) => code);
}

/** The cookie after a link was followed; null: no change. The first visit stays first, and keeps its day. */
export function followLink(stored: string | undefined, typed: string, now: Date): string | null {
  const code = toCode(typed);
  const links = readLinks(stored, now);
  if (code === null || links.length >= maxLinks || links.some((link) => link.code === code)) return null;
  const today = Math.floor(now.getTime() / dayMs);
  return [...links, { code, day: today }].map((link) => `${link.code}.${link.day}`).join("~");
}
