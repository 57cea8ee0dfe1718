import { type ServerType, serve } from "@hono/node-server";
import { Hono } from "hono";
import type { Client } from "pg";
import type { GoogleStandIn } from "../google/google";
import type { Inbox } from "../inbox";
import { inboxRoutes } from "../inbox-page";
import { addressLimits } from "./address-limits";
import { adminUsers } from "./admin-users";
import { assurance } from "./assurance";
import { readAuthSettings } from "./auth-settings";
import { authShim } from "./auth-shim";
import { diskGuard } from "./disk-guard";
import { withErrorStatus } from "./error-status";
import { googleGrant } from "./google-grant";
import type { Lite } from "./lite";
import { outageSwitch } from "./outage";
import { fetchWithOwnFilters } from "./own-filters";
import { phoneAuth } from "./phone-auth";
import { publicObjects } from "./public-objects";
import { secondFactor } from "./second-factor";

export type GatewayOptions = {
  /** Data folder */
  dir: string;
  lite: Lite;
  database: Client;
  inbox: Inbox;
  storageDir: string;
  isPublicBucket: (bucket: string) => Promise<boolean>;
  google: GoogleStandIn;
  /** Other stand-ins, each under its own path */
  mounts: { path: string; app: Hono }[];
};

export type Gateway = { server: ServerType; close: () => Promise<void> };

export function createGateway(options: GatewayOptions): Hono {
  const app = new Hono();
  const settings = readAuthSettings();
  app.route("/", outageSwitch());
  app.route("/", diskGuard({ dir: options.dir, printLine: (line) => process.stderr.write(`${line}\n`) }));
  app.get("/", (c) => c.redirect("/inbox"));
  app.get("/health", (c) => c.json({ status: "ok" }));
  app.get("/favicon.ico", (c) => c.body(null, 204));
  app.route("/", inboxRoutes(options.inbox));
  app.route("/", publicObjects(options.storageDir, options.isPublicBucket));
  for (const { path, app: mounted } of options.mounts) app.route(path, mounted);
  app.route("/", addressLimits(settings));
  app.route("/", adminUsers(options.lite, options.database));
  app.route("/", assurance(options.database, settings));
  app.route("/", secondFactor(options.database, settings));
  app.route("/", phoneAuth(options));
  app.route("/google", options.google.app);
  app.route("/", googleGrant(options));
  app.route("/", authShim(options));
  app.all("*", async (c) => withErrorStatus(await fetchWithOwnFilters(options.lite.app, c.req.raw)));
  return app;
}

export async function serveGateway(
  fetch: Parameters<typeof serve>[0]["fetch"],
  port: number,
): Promise<Gateway> {
  const server = await new Promise<ServerType>((resolve, reject) => {
    const started = serve({ fetch, port, hostname: "127.0.0.1" }, () => resolve(started));
    started.once("error", reject);
  });
  // The server's timeout would close connections that a busy client is about to reuse, so clients close them.
  if ("keepAliveTimeout" in server) server.keepAliveTimeout = 0;
  return {
    server,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        if ("closeAllConnections" in server) server.closeAllConnections();
      }),
  };
}
