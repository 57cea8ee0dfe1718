import type { HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { Hono } from "hono";
import { z } from "zod";

const outageSchema = z.object({ isDown: z.boolean() });

/** For tests: after `POST /_control/outage` with `{ "isDown": true }` the connection of every other request is cut. */
export function outageSwitch(): Hono<{ Bindings: HttpBindings }> {
  let isDown = false;
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.post("/_control/outage", async (c) => {
    const wish = outageSchema.safeParse(await c.req.json().catch(() => null));
    if (!wish.success) return c.json({ error: 'send { "isDown": true } or { "isDown": false }' }, 400);
    isDown = wish.data.isDown;
    return c.json({ isDown });
  });
  app.use("*", async (c, next) => {
    if (!isDown) return next();
    c.env.incoming.socket.destroy();
    return RESPONSE_ALREADY_SENT;
  });
  return app;
}
