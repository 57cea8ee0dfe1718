import type { HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { Hono } from "hono";
import { z } from "zod";

/**
 * cut: the connection ends. lost: it ends once, after the request has been served. html: an intermediary
 * responds. A number: the service responds with this status, and so late a Retry-After that the shop does not
 * try again: a test need not wait for it.
 */
const faultSchema = z.union([z.enum(["cut", "lost", "html"]), z.int().min(400).max(599)]);

const commandSchema = z.union([
  z.strictObject({ isDown: z.boolean() }),
  z.strictObject({ on: z.string().min(1), fault: faultSchema }),
]);

type Fault = z.infer<typeof faultSchema>;

/**
 * For tests, `POST /_control/outage`: `{ "isDown": true }` cuts the connection of every other request,
 * `{ "on": "POST /rest/v1/rpc/", "fault": 500 }` breaks those with this text in their method and path, `{ "isDown": false }` ends all.
 */
export function outageSwitch(): Hono<{ Bindings: HttpBindings }> {
  let faults: { on: string; fault: Fault }[] = [];
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.post("/_control/outage", async (c) => {
    const command = commandSchema.safeParse(await c.req.json().catch(() => null));
    if (!command.success) return c.json({ error: z.prettifyError(command.error) }, 400);
    if ("on" in command.data) faults.push(command.data);
    else faults = command.data.isDown ? [{ on: "", fault: "cut" }] : [];
    return c.json({ faults });
  });
  app.use("*", async (c, next) => {
    const found = faults.find(({ on }) => `${c.req.method} ${c.req.path}`.includes(on));
    if (!found) return next();
    if (found.fault === "lost") {
      faults = faults.filter((fault) => fault !== found);
      await next();
    }
    if (found.fault === "html") return c.html("<h1>Forbidden</h1>", 403);
    if (typeof found.fault === "number")
      return new Response('{"message":"a fault"}', { status: found.fault, headers: { "retry-after": "60" } });
    c.env.incoming.socket.destroy();
    return RESPONSE_ALREADY_SENT;
  });
  return app;
}
