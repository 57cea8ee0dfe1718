import "server-only";
import { type NextFetchEvent, type NextRequest, NextResponse } from "next/server";
import { decodePathname, isWorthRecording, normalizePath } from "@/lib/known-segments";
import { mergeQuery } from "@/lib/seo/merge-query";
import { hasShareLeft } from "@/server/limits/has-share-left";
import { log } from "@/server/log";
import { readRedirects, recordMissingPage, recordRedirectHit } from "./repository";

const cacheMs = 5000;
/** More visits to addresses without a page are not recorded. */
const recordsPerMinute = 60;

let known: { at: number; targets: Record<string, string> } | null = null;
let minute = { begins: 0, records: 0 };

async function readKnown(now: number): Promise<Record<string, string>> {
  if (known && now - known.at < cacheMs) return known.targets;
  try {
    known = { at: now, targets: await readRedirects() };
  } catch (error) {
    log.warn({ err: error }, "redirects: not read, using the last known");
    known = { at: now, targets: known?.targets ?? {} };
  }
  return known.targets;
}

function mayRecord(now: number): boolean {
  if (now - minute.begins > 60_000) minute = { begins: now, records: 0 };
  minute.records += 1;
  return minute.records <= recordsPerMinute;
}

function hostOf(referrer: string | null, own: string): string {
  try {
    const { host } = new URL(referrer ?? "");
    return host === own ? "" : host.slice(0, 120);
  } catch {
    return "";
  }
}

const later = (event: NextFetchEvent, what: Promise<void>) =>
  event.waitUntil(what.catch((error: unknown) => log.warn({ err: error }, "seo: visit not recorded")));

/** Prevents one visitor from filling the list: requests above their share are not recorded. */
async function recordForVisitor(headers: Headers, record: () => Promise<void>): Promise<void> {
  if (await hasShareLeft("missingVisitor", headers)) await record();
}

/** Redirects a moved address; null for an unknown one, which is recorded. */
export async function followRedirect(request: NextRequest, event: NextFetchEvent): Promise<Response | null> {
  const { pathname, host, search } = request.nextUrl;
  const source = normalizePath(pathname);
  const now = performance.now();
  const targets = await readKnown(now);
  if (Object.hasOwn(targets, source)) {
    later(event, recordRedirectHit(source));
    const target = mergeQuery(targets[source] ?? "/", search);
    // Browsers would cache a 308 without it for good, and staff may change or delete the redirect.
    return NextResponse.redirect(new URL(target, request.nextUrl), {
      status: 308,
      headers: { "cache-control": "no-store" },
    });
  }
  if (request.method === "GET" && isWorthRecording(pathname) && mayRecord(now)) {
    const record = () =>
      recordMissingPage(decodePathname(pathname), hostOf(request.headers.get("referer"), host));
    later(event, recordForVisitor(request.headers, record));
  }
  return null;
}
