import { shopPort } from "./env";

/** Two shops on one machine share a host, so the sandbox's cookies carry the port. */
export function cookieOf(name: string): string {
  return `kapas-${name}-${shopPort}`;
}
