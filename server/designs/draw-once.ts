import "server-only";
import { putDesignFile, readDesignFile } from "./file-repository";

type Draw = () => Promise<Buffer | null>;

/** Lets somebody draw, or refuses. */
export type Turn = (draw: Draw) => Promise<Buffer | null>;

/** For jobs, which nobody waits for. */
export const atOnce: Turn = (draw) => draw();

const drawing = new Map<string, Promise<Buffer | null>>();

/**
 * A picture that is drawn when somebody first asks, then kept: its path names one content. Null is not kept. Only who has it drawn
 * needs a turn.
 */
export async function drawOnce(path: string, inTurn: Turn, draw: Draw): Promise<Buffer | null> {
  const kept = await readDesignFile("design-assets", path);
  if (kept) return kept;
  const drawn = drawing.get(path) ?? inTurn(() => keep(path, draw)).finally(() => drawing.delete(path));
  drawing.set(path, drawn);
  return drawn;
}

async function keep(path: string, draw: Draw): Promise<Buffer | null> {
  const bytes = await draw();
  if (bytes) await putDesignFile("design-assets", path, bytes, "image/webp");
  return bytes;
}
