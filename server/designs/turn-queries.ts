import "server-only";
import { createFairQueue } from "@/server/create-fair-queue";
import { AppError } from "@/server/errors";
import { visitorIp } from "@/server/http/visitor-ip";
import { enforceLimit } from "@/server/limits/enforce-limit";
import { getViewer } from "@/server/session/viewer";
import type { Asker } from "./render-once";

const inTurn = createFairQueue({
  atOnce: 2,
  maxInAll: 150,
  maxWaitMs: 20_000,
  tooManyOfOne: () =>
    new AppError("rate_limited", "Too many pictures at once. Please try again in 5 seconds.", undefined, 5),
  full: () =>
    new AppError(
      "unavailable",
      "Many pictures are being drawn. Please try again in a minute.",
      undefined,
      60,
    ),
});

/** A page of designs requests as many pictures as fit on the screen and a few more. */
const maxOfPerson = 48;
const maxOfAddress = 16;

/** Draws in the visitor's turn, counts it, and stops when the request ends first. */
export const askerOf = ({ signal }: Request): Asker => ({
  signal,
  inTurn: async (draw) => {
    const viewer = await getViewer();
    await enforceLimit(["drawPerson"], { viewer });
    return inTurn(
      viewer
        ? { kind: "person", shares: [[viewer.id, maxOfPerson]] }
        : { kind: "guest", shares: [[await visitorIp(), maxOfAddress]] },
      draw,
    );
  },
});
