import "server-only";
import { createHash } from "node:crypto";
import type { Sheet } from "@/lib/designer/scene/scene-svg";
import { AppError } from "@/server/errors";
import { log } from "@/server/log";
import type { Drawn, Scene } from "@/server/pictures/child/draw";
import { ChildEnded, openPictureChild } from "@/server/pictures/picture-child";

/** Print files and visitors' pictures never wait for each other. Print files have no queue limit. */
const lanes = { visitors: openPictureChild(30_000), press: openPictureChild(120_000) };

export interface Drawing {
  lane?: keyof typeof lanes;
  /** Aborted when the requester no longer waits. */
  signal?: AbortSignal;
}

const maxFatal = 200;
/** Hashes of the drawings that made the child abort. */
const fatal = new Set<string>();

/** Draws layers, `width` pixels wide: RGBA, premultiplied. Throws an AppError for what can't be drawn. */
export function rasterize(sheets: readonly Sheet[], width: number, drawing: Drawing = {}): Promise<Drawn> {
  return draw({ sheets, width, density: null }, drawing);
}

/** The same as a PNG in sRGB, with its dots per inch. */
export function rasterizePng(
  sheets: readonly Sheet[],
  width: number,
  density: number,
  drawing: Drawing = {},
): Promise<Drawn> {
  return draw({ sheets, width, density }, drawing);
}

async function draw(scene: Scene, { lane = "visitors", signal }: Drawing): Promise<Drawn> {
  for (const { svg } of scene.sheets) refuseFiles(svg);
  const key = createHash("sha256")
    .update(JSON.stringify([scene.width, scene.sheets]))
    .digest("hex");
  if (fatal.has(key)) throw refusal();
  try {
    return await lanes[lane]("draw", scene, signal);
  } catch (error) {
    signal?.throwIfAborted();
    log.error({ err: error }, "designs: not drawn");
    if (error instanceof ChildEnded) remember(key);
    throw refusal();
  }
}

function remember(key: string): void {
  const [oldest] = fatal;
  if (oldest !== undefined && fatal.size === maxFatal) fatal.delete(oldest);
  fatal.add(key);
}

const refusal = () =>
  new AppError("invalid_input", "We can't draw this design. Make its largest layer smaller or remove it.");

/** resvg opens local files when a URL names them, so it only gets pictures embedded in the SVG. */
function refuseFiles(svg: string): void {
  for (const [, href = ""] of svg.matchAll(/href="([^"]{0,16})/g))
    if (!href.startsWith("data:image/")) throw new Error(`designs: a picture can't show ${href}`);
}
