import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { Hono } from "hono";
import { z } from "zod";
import { serveGateway } from "../../sandbox/backend/gateway";
import { openServices, type Services } from "../../sandbox/backend/start-backend";
import { logConsoleToFile } from "../../sandbox/log-file";
import { pickPort } from "../../sandbox/ports";
import { makeRunFolder } from "./run-folder";

// The gateway of one Jest worker. Each test file tells it its database; the services open when the first request comes, for
// most files need none. Prints one line of JSON when it listens, and stops when its standard input closes.

const SITE_URL = "http://localhost:3000";
const placeSchema = z.strictObject({ databaseUrl: z.string().nullable() });

async function main(): Promise<void> {
  const root = makeRunFolder();
  logConsoleToFile(root);
  const port = await pickPort(0);
  const url = `http://127.0.0.1:${port}`;
  let databaseUrl: string | null = null;
  let services: Promise<Services> | null = null;

  const open = (from: string): Promise<Services> => {
    const dir = mkdtempSync(join(root, "file-"));
    return openServices({ dir, databaseUrl: from, siteUrl: SITE_URL, url, isPrepared: true });
  };
  const answering = new Set<Promise<unknown>>();
  const close = async () => {
    // A stand-in that hangs answers never.
    await Promise.race([Promise.allSettled(answering), setTimeout(2_000)]);
    const opened = services;
    services = null;
    databaseUrl = null;
    await (await opened?.catch(() => null))?.close();
  };

  const control = new Hono();
  control.post("/_database", async (c) => {
    const place = placeSchema.parse(await c.req.json());
    await close();
    databaseUrl = place.databaseUrl;
    return c.json({ url });
  });
  const server = await serveGateway(async (request, ...rest) => {
    if (new URL(request.url).pathname === "/_database") return control.fetch(request);
    if (databaseUrl === null) return new Response("no test file has the gateway", { status: 503 });
    services ??= open(databaseUrl);
    const answer = services.then(({ app }) => app.fetch(request, ...rest));
    answering.add(answer);
    return answer.finally(() => answering.delete(answer));
  }, port);

  const stop = async () => {
    await server.close();
    await close();
    rmSync(root, { recursive: true, force: true });
    process.exit(0);
  };
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
  process.stdin.once("end", stop).resume();
  process.stdout.write(`${JSON.stringify({ url })}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`gateway: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
