import "server-only";
import { createSharedWork } from "@/server/create-shared-work";
import { withDeadline } from "@/server/deadline";
import { log } from "@/server/log";
import { retryUnavailable } from "@/server/retry-unavailable";
import { readDesignFile, storeDesignFile } from "./file-repository";

type Draw = (stopped: AbortSignal) => Promise<Buffer | null>;

/** The visitor of a picture request. */
export interface Asker {
  /** Waits for the visitor's turn to draw, or refuses. */
  inTurn: (draw: () => Promise<Buffer | null>) => Promise<Buffer | null>;
  /** Aborted when the visitor no longer waits. */
  signal?: AbortSignal;
}

/** For callers without a timeout. */
export const aJob: Asker = { inTurn: (draw) => draw() };

const share = createSharedWork<Buffer | null>();

/**
 * A picture that is drawn for the first visitor and then stored: its path names one content. Null is not
 * stored. Only drawing needs a turn.
 */
export async function renderOnce(
  path: string,
  { inTurn, signal }: Asker,
  draw: Draw,
): Promise<Buffer | null> {
  const stored = await readDesignFile("design-assets", path);
  return (
    stored ??
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

/** With its own deadline, because the request's may have passed. A picture that can't be stored is still shown. */
async function store(path: string, bytes: Buffer): Promise<void> {
  try {
    await withDeadline(() =>
      retryUnavailable(() => storeDesignFile("design-assets", path, bytes, "image/webp")),
    );
  } catch (error) {
    log.warn(
      { err: error, path },
      "designs: a drawn picture is not stored, the next visitor has it drawn again",
    );
  }
}
