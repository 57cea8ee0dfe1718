import "server-only";
import * as Sentry from "@sentry/nextjs";

interface Place {
  /** The pattern of the route, not the address that was asked for. */
  routePath: string;
  routeType: string;
}

/** What a page, an action or an endpoint threw and nobody caught. */
export function reportRequestError(error: unknown, { routePath, routeType }: Place): void {
  Sentry.captureException(error, {
    mechanism: { type: "next", handled: false },
    captureContext: { tags: { where: `${routeType} ${routePath}` } },
  });
}
