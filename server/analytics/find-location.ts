import "server-only";
import { readFileSync } from "node:fs";
import { isIP } from "node:net";
import { join } from "node:path";
import { Reader, type Response } from "mmdb-lib";
import { z } from "zod";
import { type Location, shortenIp } from "@/lib/analytics/location";
import { env } from "@/server/env";
import { log } from "@/server/log";

const named = z.object({ names: z.object({ en: z.string() }).partial() }).partial();

/** Database formats: MaxMind's nested objects, or flat rows. */
const foundSchema = z
  .object({
    country_code: z.string(),
    state1: z.string(),
    city: z.union([z.string(), named]),
    country: z.object({ iso_code: z.string() }).partial(),
    subdivisions: z.array(named),
  })
  .partial()
  .catch({});

const headersOf = {
  cloudflare: { country: "cf-ipcountry", region: "cf-region", city: "cf-ipcity" },
  vercel: {
    country: "x-vercel-ip-country",
    region: "x-vercel-ip-country-region",
    city: "x-vercel-ip-city",
  },
};

const countries = join(
  /* turbopackIgnore: true */ process.cwd(),
  "node_modules/@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb",
);

let reader: Reader<Response> | null | undefined;

function database(): Reader<Response> | null {
  if (reader !== undefined) return reader;
  try {
    reader = new Reader(readFileSync(env().GEOIP_DATABASE ?? countries));
  } catch (error) {
    log.warn({ err: error }, "analytics: the database of places can't be read");
    reader = null;
  }
  return reader;
}

const word = (text: string | null | undefined): string | null => {
  const clean = text?.trim().slice(0, 60);
  return clean && /^[\p{L}\p{N} .'-]+$/u.test(clean) ? clean : null;
};

/** From the proxy headers that GEO_HEADERS selects, else from the database. */
export function findLocation(ip: string, headers: Pick<Headers, "get">): Location {
  // An IPv6 visitor is identified by network.
  const address = ip.replace(/\/64$/, "");
  const proxy = env().GEO_HEADERS;
  const names = proxy ? headersOf[proxy] : null;
  if (names) {
    const read = (name: string) => word(decode(headers.get(name)));
    return {
      country: read(names.country),
      region: read(names.region),
      city: read(names.city),
      ip: shortenIp(address),
    };
  }
  const found = foundSchema.parse(isIP(address) ? (database()?.get(address) ?? {}) : {});
  return {
    country: word(found.country_code ?? found.country?.iso_code),
    region: word(found.state1 ?? found.subdivisions?.[0]?.names?.en),
    city: word(typeof found.city === "string" ? found.city : found.city?.names?.en),
    ip: shortenIp(address),
  };
}

function decode(text: string | null): string | null {
  try {
    return text === null ? null : decodeURIComponent(text);
  } catch {
    return null;
  }
}
