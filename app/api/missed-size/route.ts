import { z } from "zod";
import { definePostRoute } from "@/server/gate/define-route";
import { recordMissedSize } from "@/server/inventory/record-missed-size";

/** The sold-out variant that a shopper chose. */
export const POST = definePostRoute({
  name: "inventory: missed size",
  guard: "anybody",
  limit: ["missedSizeVisitor"],
  maxBytes: 32,
  schema: z.int().positive().max(Number.MAX_SAFE_INTEGER),
  run: recordMissedSize,
});
