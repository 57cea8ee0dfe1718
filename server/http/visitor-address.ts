import "server-only";
import { isIPv4, isIPv6 } from "node:net";

/** Visitors without a known address share this one. */
const unknownVisitor = "unknown";

interface Seen {
  /** X-Forwarded-For as received. */
  forwarded: string | null;
  /** The peer address of the connection. */
  peer: string | null;
}

/**
 * The address that limits use for a request. Behind `hops` proxies it is the one that the outermost of them
 * saw: each proxy appends the address it sees, and a visitor may have written anything left of those. Without
 * proxies only the connection is used.
 */
export function visitorAddress({ forwarded, peer }: Seen, hops: number): string {
  if (hops === 0) return toVisitor(peer ?? "");
  const chain = (forwarded ?? "").split(",").map((part) => part.trim());
  return toVisitor(chain.at(-Math.min(hops, chain.length)) ?? "");
}

/** An IPv4 address, or the /64 of an IPv6 address: one household or phone has the whole /64. */
function toVisitor(text: string): string {
  const address = text.replace(/^\[(.*)\](:\d+)?$/, "$1").replace(/%.*$/, "");
  const mapped = address.replace(/^::ffff:(?=\d+\.)/i, "").replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1");
  if (isIPv4(mapped)) return mapped;
  return isIPv6(address) ? networkOf(address) : unknownVisitor;
}

/** A visitor's internet connection: a provider gives a home a /56 of IPv6, which is 256 visitors. */
export function lineOf(visitor: string): string {
  const [, site, subnet] = /^(.+):(\w+)::\/64$/.exec(visitor) ?? [];
  if (!site || !subnet) return visitor;
  return `${site}:${(Number.parseInt(subnet, 16) & 0xff00).toString(16)}::/56`;
}

function networkOf(address: string): string {
  const [left = "", right] = address.split("::");
  const groups = (part: string) => (part === "" ? [] : part.split(":"));
  // An IPv4 tail is two groups, both after the first 64 bits.
  const tail = right === undefined ? [] : groups(right);
  const tailLength = tail.length + (tail.at(-1)?.includes(".") ? 1 : 0);
  const head = groups(left);
  const zeros = right === undefined ? 0 : 8 - head.length - tailLength;
  const first = [...head, ...Array<string>(zeros).fill("0"), ...tail].slice(0, 4);
  return `${first.map((group) => Number.parseInt(group, 16).toString(16)).join(":")}::/64`;
}
