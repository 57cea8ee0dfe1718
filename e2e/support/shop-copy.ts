import { spawn } from "node:child_process";
import {
  cpSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { appEnv } from "../../sandbox/app-env";
import { pickPort } from "../../sandbox/ports";
import { gatewayUrl } from "./env";

const nextBin = createRequire(import.meta.url).resolve("next/dist/bin/next");
/** As `npm start` does it. */
const start = [nextBin, "start", "--keepAliveTimeout", "75000"];

/** Removes the middleware from a build. */
export function removeMiddleware(build: string): void {
  const path = join(build, "server/functions-config-manifest.json");
  const manifest = JSON.parse(readFileSync(path, "utf8"));
  if (!manifest.functions["/_middleware"]) throw new Error("the build has no middleware to take out");
  delete manifest.functions["/_middleware"];
  writeFileSync(path, JSON.stringify(manifest));
}

/** Changes the database's URL in a build's server code; its browser code stays as it is. */
export function moveDatabase(build: string, url: string): void {
  const variable = (value: string) => `NEXT_PUBLIC_SUPABASE_URL:"${value}"`;
  let moved = 0;
  for (const name of readdirSync(join(build, "server"), { recursive: true, encoding: "utf8" })) {
    if (!name.endsWith(".js")) continue;
    const path = join(build, "server", name);
    const code = readFileSync(path, "utf8");
    if (!code.includes(variable(gatewayUrl))) continue;
    writeFileSync(path, code.replaceAll(variable(gatewayUrl), variable(url)));
    moved += 1;
  }
  if (moved === 0) throw new Error("the build does not say where the database is");
}

export interface ShopCopy {
  url: string;
  stop: () => void;
}

interface Changes {
  change: (build: string) => void;
  env?: Record<string, string>;
  /** A file for what it writes to its log. */
  log?: string;
}

/** Starts a second shop on the same backend, from a copy of the build with these changes. */
export async function startShopCopy({ change, env = {}, log }: Changes): Promise<ShopCopy> {
  const root = resolve(".");
  const dir = mkdtempSync(join(root, ".next-copy-"));
  const port = await pickPort(0);
  const url = `http://localhost:${port}`;
  cpSync(join(root, ".next"), join(dir, ".next"), {
    recursive: true,
    filter: (source) => !source.includes("/.next/cache") && !source.includes("/.next/dev"),
  });
  for (const name of ["node_modules", "next.config.mjs", "package.json", "public"]) {
    symlinkSync(join(root, name), join(dir, name));
  }
  change(join(dir, ".next"));
  const output = log === undefined ? "ignore" : openSync(log, "a");
  const child = spawn(process.execPath, [...start, dir, "-p", String(port)], {
    stdio: ["ignore", output, output],
    env: { ...process.env, ...appEnv({ siteUrl: url, gatewayUrl }), ...env, NODE_ENV: "production" },
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
  throw new Error("the copy of the shop did not start");
}
