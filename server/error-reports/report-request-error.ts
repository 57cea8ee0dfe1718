import "server-only";
import * as Sentry from "@sentry/nextjs";

interface Place {
  /** The pattern of the route, not the requested address. */
  routePath: string;
  routeType: string;
}

/** An uncaught error of a page, an action or an endpoint. */
export function reportRequestError(error: unknown, { routePath, routeType }: Place): void {
  Sentry.captureException(error, {
    mechanism: { type: "next", handled: false },
    captureContext: { tags: { where: `${routeType} ${routePath}` } },
  });
}
