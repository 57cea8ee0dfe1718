/** Where most of our customers have their mail, and real domains that look like a slip of one of these. */
const domains = [
  "gmail.com",
  "yahoo.com",
  "yahoo.in",
  "yahoo.co.in",
  "ymail.com",
  "outlook.com",
  "outlook.in",
  "hotmail.com",
  "live.com",
  "live.in",
  "icloud.com",
  "rediffmail.com",
  "proton.me",
  "email.com",
  "mail.com",
  "gmx.com",
];

/** The address with the domain that was probably meant ("gmial.com"), or null when nothing looks wrong. */
export function suggestEmail(email: string): string | null {
  const [, name, typed] = /^([^\s@]+)@([^\s@]+)$/.exec(email.trim()) ?? [];
  const domain = typed?.toLowerCase();
  if (!domain || domains.includes(domain)) return null;
  const meant = domains.find((known) => isOneSlip(domain, known));
  return meant ? `${name}@${meant}` : null;
}

/** One letter missing, added or wrong, or two neighbours swapped. */
function isOneSlip(a: string, b: string): boolean {
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && a[start] === b[start]) start++;
  let end = 0;
  while (end < shorter - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  const [x, y] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  return (x.length <= 1 && y.length <= 1) || (x.length === 2 && x === [...y].reverse().join(""));
}
