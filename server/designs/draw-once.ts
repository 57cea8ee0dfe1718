import "server-only";
import { withinPatience } from "@/server/deadline";
import { log } from "@/server/log";
import { retryUnavailable } from "@/server/retry-unavailable";
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
 * A picture that is drawn for the first visitor and then stored: its path names one content. Null is not stored. Only drawing it
 * needs a turn.
 */
export async function drawOnce(path: string, { inTurn, signal }: Asker, draw: Draw): Promise<Buffer | null> {
  const kept = await readDesignFile("design-assets", path);
  return (
    kept ??
    share(path, signal, async (stopped) => {
      const bytes = await inTurn(async () => {
        stopped.throwIfAborted();
        return draw(stopped);
      });
      if (bytes) await store(path, bytes);
      return bytes;
    })
  );
}

/** In a time of its own, because that of the request may be up. What can't be stored is shown all the same. */
async function store(path: string, bytes: Buffer): Promise<void> {
  try {
    await withinPatience(() =>
      retryUnavailable(() => putDesignFile("design-assets", path, bytes, "image/webp")),
    );
  } catch (error) {
    log.warn(
      { err: error, path },
      "designs: a drawn picture is not stored, the next visitor has it drawn again",
    );
  }
}
