"use server";

import { z } from "zod";
import { AppError, mapRefusals } from "@/server/errors";
import { defineAction } from "@/server/gate/define-action";
import { dismissError } from "./repository";

const refusals = {
  not_found: new AppError("not_found", "This error no longer exists."),
  stale: "It happened again. Check it once more.",
};

export const dismissErrorAction = defineAction({
  name: "error reports: dismiss",
  guard: "settings.write",
  limit: ["staffPerson"],
  schema: z.strictObject({
    type: z.string().max(20),
    fingerprint: z.string().regex(/^[0-9a-f]{32}$/),
    seenAt: z.iso.datetime({ offset: true }),
  }),
  run: (error) => mapRefusals(refusals, () => dismissError(error)),
});
