import { Hono } from "hono";
import { z } from "zod";

const pingSchema = z.strictObject({
  host: z.string().min(1),
  key: z.string().regex(/^[0-9a-f]{8,128}$/),
  keyLocation: z.url(),
  urlList: z.array(z.url()).min(1).max(10_000),
});

/** IndexNow's endpoint as far as the shop uses it; GET /_pings returns its pings, the newest last. */
export function createIndexNow(): Hono {
  const pinged: string[][] = [];
  const app = new Hono();
  app.get("/_pings", (c) => c.json(pinged));
  app.post("/", async (c) => {
    const ping = pingSchema.safeParse(await c.req.json().catch(() => null));
    if (!ping.success) return c.text("Bad request", 400);
    const { host, urlList } = ping.data;
    if (urlList.some((url) => new URL(url).host !== host)) return c.text("URLs of another host", 422);
    pinged.push(urlList);
    if (pinged.length > 200) pinged.shift();
    return c.body(null, 202);
  });
  return app;
}
