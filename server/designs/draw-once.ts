import "server-only";
import { withinPatience } from "@/server/deadline";
import { whileAwaited } from "@/server/while-awaited";
import { putDesignFile, readDesignFile } from "./file-repository";

type Draw = (stopped: AbortSignal) => Promise<Buffer | null>;

/** Who asks for a picture. */
export interface Asker {
  /** Lets them draw, or refuses. */
  inTurn: (draw: () => Promise<Buffer | null>) => Promise<Buffer | null>;
  /** Aborted when they don't wait any more. */
  signal?: AbortSignal;
}

/** Waits for its picture however long it takes. */
export const aJob: Asker = { inTurn: (draw) => draw() };

const share = whileAwaited<Buffer | null>();

/**
 * A picture that is drawn when somebody first asks, then kept: its path names one content. Null is not kept. Only who has it drawn
 * needs a turn.
 */
export async function drawOnce(path: string, { inTurn, signal }: Asker, draw: Draw): Promise<Buffer | null> {
  const kept = await readDesignFile("design-assets", path);
  return kept ?? share(path, signal, (stopped) => inTurn(() => keep(path, draw, stopped)));
}

async function keep(path: string, draw: Draw, stopped: AbortSignal): Promise<Buffer | null> {
  stopped.throwIfAborted();
  const bytes = await draw(stopped);
  // The time of who asked may be up, and the next one must not pay again.
  if (bytes) await withinPatience(() => putDesignFile("design-assets", path, bytes, "image/webp"));
  return bytes;
}
