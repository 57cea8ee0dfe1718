import type { ChildProcess } from "node:child_process";
import { createRequire } from "node:module";
import { loopback } from "./config";
import { hasExited, lastLines, spawnTied, whenExited } from "./processes";

const nextBin = createRequire(import.meta.url).resolve("next/dist/bin/next");

export type NextOptions = {
  env: Record<string, string>;
  port: number;
  host: string;
  isDev: boolean;
  /** The folder of `.next` and the files it reads beside it, when that is not the current one. */
  folder?: string;
};

export async function buildNext(env: Record<string, string>): Promise<void> {
  const child = spawnTied(process.execPath, [nextBin, "build"], { env: { ...process.env, ...env } });
  const lines = lastLines(child, 60);
  await whenExited(child);
  if (child.exitCode !== 0) throw new Error(`the build failed:\n${lines().join("\n")}`);
}

export type RunningNext = { process: ChildProcess; lastLines: () => string[] };

// Then "localhost" is 127.0.0.1, as the tests and the stand-ins expect.
const ipv4 = { NODE_OPTIONS: "--dns-result-order=ipv4first" };
// These settings are those of `npm start`. Compressed pages and pictures are buffers on several threads: with glibc's own
// number of arenas the process takes 80 MB more.
const malloc = { MALLOC_ARENA_MAX: "2" };
// By default V8 takes 134 MB for new objects, and collects old ones when there are twice as many as needed.
const heap = ["--max-semi-space-size=8", "--heap-growing-percent=40"];
// Node's own five seconds end while a browser or a proxy is about to send its next request.
const start = ["start", "--keepAliveTimeout", "75000"];

/** The script `start` of package.json. With `exec` a SIGTERM to npm reaches Next in place of the shell between them. */
export const startScript = [
  ...Object.entries(malloc).map(([name, value]) => `${name}=${value}`),
  "exec node",
  ...heap,
  "node_modules/next/dist/bin/next",
  ...start,
].join(" ");

/**
 * Next uses this as its own host name. If it differs from the visitor's, a rewrite in the middleware becomes
 * a network request to itself.
 */
function listenOn(host: string): string[] {
  if (host === loopback) return ["-H", "localhost"];
  return host === "0.0.0.0" || host === "::" ? [] : ["-H", host];
}

/** Starts Next and waits until it responds. */
export async function startNext(options: NextOptions, onLine?: (line: string) => void): Promise<RunningNext> {
  const args = [
    ...(options.isDev ? [nextBin, "dev"] : [...heap, nextBin, ...start]),
    "-p",
    String(options.port),
    ...listenOn(options.host),
  ];
  const child = spawnTied(process.execPath, args, {
    cwd: options.folder,
    env: { ...malloc, ...process.env, ...options.env, ...ipv4 },
  });
  const lines = lastLines(child, 30, onLine);
  while (!(await answers(options))) {
    if (hasExited(child)) throw new Error(`Next did not start:\n${lines().join("\n")}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { process: child, lastLines: lines };
}

async function answers({ port, host }: NextOptions): Promise<boolean> {
  try {
    const response = await fetch(`http://${reachable(host)}:${port}/api/health`, {
      signal: AbortSignal.timeout(20_000),
    });
    await response.arrayBuffer();
    return true;
  } catch {
    return false;
  }
}

/** The address to send requests to. "Every interface" is not one, and an IPv6 address needs brackets. */
function reachable(host: string): string {
  if (host === "0.0.0.0") return "127.0.0.1";
  if (host === "::") return "[::1]";
  return host.includes(":") ? `[${host}]` : host;
}
