import "server-only";
import { type ChildProcess, fork } from "node:child_process";
import { createHash } from "node:crypto";
import { join } from "node:path";
import { z } from "zod";
import { AppError } from "@/server/errors";
import { log } from "@/server/log";
import { takeTurns } from "@/server/take-turns";

interface Drawn {
  bytes: Buffer;
  width: number;
  height: number;
}

interface Job {
  svg: string;
  /** In pixels */
  width: number;
  /** Dots per inch of a PNG; null for bare pixels. */
  density: number | null;
}

const answerSchema = z.union([
  z.object({ bytes: z.instanceof(Uint8Array), width: z.int(), height: z.int() }),
  z.object({ error: z.string() }),
]);

/** The longest that one drawing may take. */
const patienceMs = 30_000;
const mostFatal = 200;
// next.config.mjs names it for hosts that deploy only traced files.
const childPath = join(/* turbopackIgnore: true */ process.cwd(), "server/designs/raster-child.mjs");

let drawer: ChildProcess | null = null;
/** Hashes of the drawings that made the drawer abort. */
const fatal = new Set<string>();
const inTurn = takeTurns(1);

/** Draws an SVG, `width` pixels wide: RGBA, premultiplied. Throws an AppError for what can't be drawn. */
export function rasterize(svg: string, width: number): Promise<Drawn> {
  return draw({ svg, width, density: null });
}

/** The same as a PNG in sRGB, with its dots per inch. */
export function rasterizePng(svg: string, width: number, density: number): Promise<Drawn> {
  return draw({ svg, width, density });
}

function draw(job: Job): Promise<Drawn> {
  refuseFiles(job.svg);
  const key = createHash("sha256")
    .update(JSON.stringify([job.width, job.svg]))
    .digest("hex");
  return inTurn(async () => {
    if (fatal.has(key)) throw refusal();
    try {
      return await ask(job);
    } catch (error) {
      log.error({ err: error }, "designs: not drawn");
      if (error instanceof DrawerEnded) remember(key);
      throw refusal();
    }
  });
}

class DrawerEnded extends Error {}

function remember(key: string): void {
  const [oldest] = fatal;
  if (oldest !== undefined && fatal.size === mostFatal) fatal.delete(oldest);
  fatal.add(key);
}

const refusal = () =>
  new AppError("invalid_input", "We can't draw this design. Make its largest layer smaller or remove it.");

/** Sends a job to the drawer. If the drawer aborts or takes too long, the next job starts a new one. */
async function ask(job: Job): Promise<Drawn> {
  const child = drawer?.connected ? drawer : startDrawer();
  drawer = child;
  hold(child, true);
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    child.kill("SIGKILL");
  }, patienceMs);
  try {
    const answer = answerSchema.parse(
      await new Promise((resolve, reject) => {
        child.once("message", resolve);
        child.once("error", reject);
        child.once("exit", (code, signal) =>
          reject(isLate ? new Error("the drawer took too long") : new DrawerEnded(`${signal ?? code}`)),
        );
        child.send(job, (error) => error && reject(error));
      }),
    );
    if ("error" in answer) throw new Error(answer.error);
    const { bytes, width, height } = answer;
    return { bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), width, height };
  } finally {
    clearTimeout(timer);
    child.removeAllListeners();
    hold(child, false);
  }
}

/** It gets no environment variables of the shop, so an attacker who takes it over finds no keys. */
function startDrawer(): ChildProcess {
  return fork(childPath, {
    serialization: "advanced",
    execArgv: ["--expose-gc"],
    env: { NODE_ENV: "production", MALLOC_ARENA_MAX: "2" },
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
}

/** An idle drawer must not keep the server process alive. */
function hold(child: ChildProcess, isWorking: boolean): void {
  const how = isWorking ? "ref" : "unref";
  child[how]();
  child.channel?.[how]();
}

/** resvg opens files of this machine when an address names them, so it only gets pictures that lie in the SVG itself. */
function refuseFiles(svg: string): void {
  for (const [, href = ""] of svg.matchAll(/href="([^"]{0,16})/g))
    if (!href.startsWith("data:image/")) throw new Error(`designs: a picture can't show ${href}`);
}
