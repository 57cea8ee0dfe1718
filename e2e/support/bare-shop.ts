import { spawn } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { join, resolve } from "node:path";
import { appEnv } from "../../sandbox/app-env";
import { gatewayUrl } from "./env";

const nextBin = createRequire(import.meta.url).resolve("next/dist/bin/next");

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  if (address === null || typeof address === "string") throw new Error("no free port");
  return address.port;
}

/** Takes the middleware out of a copied build, as if it had never been written. */
function removeMiddleware(build: string): void {
  const path = join(build, "server/functions-config-manifest.json");
  const manifest = JSON.parse(readFileSync(path, "utf8"));
  if (!manifest.functions["/_middleware"]) throw new Error("the build has no middleware to take out");
  delete manifest.functions["/_middleware"];
  writeFileSync(path, JSON.stringify(manifest));
}

export interface BareShop {
  url: string;
  stop: () => void;
}

/** The same build over the same backend, without its middleware. */
export async function startBareShop(): Promise<BareShop> {
  const root = resolve(".");
  const dir = mkdtempSync(join(root, ".next-bare-"));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  cpSync(join(root, ".next"), join(dir, ".next"), {
    recursive: true,
    filter: (source) => !source.includes("/.next/cache") && !source.includes("/.next/dev"),
  });
  for (const name of ["node_modules", "next.config.mjs", "package.json", "public"]) {
    symlinkSync(join(root, name), join(dir, name));
  }
  removeMiddleware(join(dir, ".next"));
  const child = spawn(process.execPath, [nextBin, "start", dir, "-p", String(port)], {
    stdio: "ignore",
    env: { ...process.env, ...appEnv({ siteUrl: url, gatewayUrl }), NODE_ENV: "production" },
  });
  const stop = () => {
    child.kill();
    rmSync(dir, { recursive: true, force: true });
  };
  for (let attempt = 0; attempt < 150; attempt += 1) {
    const isUp = await fetch(`${url}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return { url, stop };
    await new Promise((done) => setTimeout(done, 200));
  }
  stop();
  throw new Error("the shop without middleware did not start");
}
