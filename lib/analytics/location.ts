/** A visitor's approximate location. `ip` without its last part: /24 of IPv4, /48 of IPv6. */
export interface Location {
  country: string | null;
  region: string | null;
  city: string | null;
  ip: string | null;
}

/** Null for an invalid address. */
export function shortenIp(ip: string): string | null {
  if (/^\d{1,3}(\.\d{1,3}){3}$/.test(ip)) return `${ip.split(".").slice(0, 3).join(".")}.0`;
  if (!/^[\da-f:]+$/i.test(ip) || !ip.includes(":")) return null;
  const [head = "", tail = ""] = ip.split("::");
  const before = head ? head.split(":") : [];
  const after = tail ? tail.split(":") : [];
  const gap = ip.includes("::") ? Array<string>(Math.max(0, 8 - before.length - after.length)).fill("0") : [];
  return `${[...before, ...gap, ...after].slice(0, 3).join(":")}::`;
}
