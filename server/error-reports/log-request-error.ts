import "server-only";
import { env } from "@/server/env";
import { log } from "@/server/log";

interface Place {
  /** The pattern of the route, not the address that was asked for. */
  routePath: string;
  routeType: string;
}

/** An uncaught error of a page, an action or an endpoint. The reader of the page has its digest as a reference. */
export async function logRequestError(error: unknown, place: Place): Promise<void> {
  // First, because of an error that is logged and reported only one report arrives.
  if (env().SENTRY_DSN) (await import("./report-request-error")).reportRequestError(error, place);
  const digest: unknown = Object(error).digest;
  log.error({ err: error, digest, route: place.routePath }, `${place.routeType}: failed`);
}
