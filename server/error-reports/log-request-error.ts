import "server-only";
import { env } from "@/server/env";
import { log } from "@/server/log";

interface Place {
  /** The pattern of the route, not the requested address. */
  routePath: string;
  routeType: string;
}

/** An uncaught error of a page, an action or an endpoint. The error page shows its digest as a reference. */
export async function logRequestError(error: unknown, place: Place): Promise<void> {
  // First, because an error that is both logged and reported is sent only once.
  if (env().SENTRY_DSN) (await import("./report-request-error")).reportRequestError(error, place);
  const digest: unknown = Object(error).digest;
  log.error({ err: error, digest, route: place.routePath }, `${place.routeType}: failed`);
}
