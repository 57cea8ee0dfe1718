import "server-only";
import { publicEnv } from "@/lib/public-env";
import { env } from "./env";

/** A build has its addresses built in: links, login and the content policy would use others than the server checks. */
function requireAddressesOfBuild(): void {
  const { NEXT_PUBLIC_SITE_URL, NEXT_PUBLIC_SUPABASE_URL } = env();
  for (const [name, given, built] of [
    ["NEXT_PUBLIC_SITE_URL", NEXT_PUBLIC_SITE_URL, publicEnv.siteUrl],
    ["NEXT_PUBLIC_SUPABASE_URL", NEXT_PUBLIC_SUPABASE_URL, publicEnv.supabaseUrl],
  ] as const) {
    if (given.replace(/\/$/, "") !== built)
      throw new Error(`${name} is ${given}, but this build is for ${built}. Build it again.`);
  }
}

/** A server that lacks a variable, or has the build of another address, reports it and exits. Next would continue and answer 500. */
export function requireEnv(): void {
  try {
    requireAddressesOfBuild();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
