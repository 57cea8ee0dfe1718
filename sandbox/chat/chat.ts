import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Hono } from "hono";

/** The provider of a script URL without its scheme. */
const addresses: [provider: string, address: RegExp][] = [
  ["tawk", /^embed\.tawk\.to\/[0-9a-f]{24}\/[0-9a-z]{6,12}$/],
  ["intercom", /^widget\.intercom\.io\/widget\/[a-z0-9]{6,12}$/],
  ["zendesk", /^static\.zdassets\.com\/ekr\/snippet\.js$/],
  ["crisp", /^client\.crisp\.chat\/l\.js$/],
  ["livechat", /^cdn\.livechatinc\.com\/tracking\.js$/],
  ["freshchat", /^[a-z0-9.-]+\.freshchat\.com\/js\/widget\.js$/],
];

export function providerAt(address: string): string | null {
  return addresses.find(([, pattern]) => pattern.test(address))?.[0] ?? null;
}

/** The sandbox's script of a chat provider: it checks how it was started, and shows that. */
export function standInScript(provider: string): string {
  return readFileSync(join(import.meta.dirname, "stand-in.js"), "utf8").replace(
    '"PROVIDER"',
    `"${provider}"`,
  );
}

/** The scripts of all chat providers; GET /_starts returns how they were started, the newest last. */
export function createChat(): Hono {
  const starts: unknown[] = [];
  const app = new Hono();
  app.get("/_starts", (c) => c.json(starts));
  // Without its own type, so that the frame may send it to another origin without a preflight request.
  app.post("/_starts", async (c) => {
    starts.push(JSON.parse(await c.req.text()));
    if (starts.length > 200) starts.shift();
    return c.body(null, 204);
  });
  // A tag with `crossorigin` sends a preflight request when a test adds a header.
  app.options("/*", (c) => {
    const headers = { "access-control-allow-origin": "*", "access-control-allow-headers": "*" };
    return c.body(null, 204, headers);
  });
  app.get("/*", (c) => {
    const provider = providerAt(c.req.path.replace(/^\/chat\//, ""));
    if (!provider) return c.text("No chat provider has this script", 404);
    const headers = { "content-type": "text/javascript", "access-control-allow-origin": "*" };
    return c.body(standInScript(provider), 200, headers);
  });
  return app;
}
