import { Hono } from "hono";
import { z } from "zod";
import type { Lite } from "./lite";
import { redirectOfRequest } from "./requested-redirect";

/** `{ type: "email" }` is how supabase-js asks for "whichever code this address was sent". */
const EMAIL_TYPES = ["magiclink", "signup", "recovery"];

const verifySchema = z.looseObject({ type: z.string() });

export function authShim(lite: Lite): Hono {
  const app = new Hono();
  app.use("/auth/v1/*", async (c, next) => {
    const wanted = c.req.query("redirect_to");
    if (wanted && c.req.method === "POST") await redirectOfRequest.run(wanted, next);
    else await next();
  });
  app.post("/auth/v1/verify", async (c, next) => {
    const parsed = verifySchema.safeParse(
      await c.req.raw
        .clone()
        .json()
        .catch(() => null),
    );
    if (!parsed.success || parsed.data.type !== "email") return next();
    let response = new Response(null, { status: 500 });
    for (const type of EMAIL_TYPES) {
      response = await lite.app.fetch(
        new Request(c.req.url, {
          method: "POST",
          headers: c.req.raw.headers,
          body: JSON.stringify({ ...parsed.data, type }),
        }),
        { peerAddress: null },
      );
      if (response.ok) break;
    }
    return response;
  });
  return app;
}
