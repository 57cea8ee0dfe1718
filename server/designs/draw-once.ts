import "server-only";
import { putDesignFile, readDesignFile } from "./file-repository";

const drawing = new Map<string, Promise<Buffer | null>>();

/** A picture that is drawn when somebody first asks, then kept: its path names one content. Null is not kept. */
export async function drawOnce(path: string, draw: () => Promise<Buffer | null>): Promise<Buffer | null> {
  const kept = await readDesignFile("design-assets", path);
  if (kept) return kept;
  const drawn = drawing.get(path) ?? keep(path, draw).finally(() => drawing.delete(path));
  drawing.set(path, drawn);
  return drawn;
}

async function keep(path: string, draw: () => Promise<Buffer | null>): Promise<Buffer | null> {
  const bytes = await draw();
  if (bytes) await putDesignFile("design-assets", path, bytes, "image/webp");
  return bytes;
}
