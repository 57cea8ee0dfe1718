"use server";

import { z } from "zod";
import { countSchema, explainRefused, lowMarkSchema, stockChangeSchema } from "@/lib/inventory/stock-change";
import { AppError } from "@/server/errors";
import { defineAction } from "@/server/gate/define-action";
import { adjustStock, bookCount, findCodes, setLowMarks } from "./repository";

export const adjustStockAction = defineAction({
  name: "inventory: adjust",
  guard: "inventory.write",
  limit: ["staffPerson"],
  schema: stockChangeSchema,
  run: async (change) => {
    const refused = await adjustStock(change);
    if (refused.length > 0) {
      const why = refused.slice(0, 10).map(explainRefused).join(" ");
      throw new AppError("conflict", why, { delta: why });
    }
  },
});

export const bookCountAction = defineAction({
  name: "inventory: book a count",
  guard: "inventory.write",
  limit: ["staffPerson"],
  schema: countSchema,
  run: async (count) => {
    const { refused, moves } = await bookCount(count);
    if (refused.length > 0) {
      throw new AppError(
        "conflict",
        `Nothing was booked. ${refused.slice(0, 10).map(explainRefused).join(" ")}`,
      );
    }
    return { moves };
  },
});

export const setLowMarksAction = defineAction({
  name: "inventory: set low marks",
  guard: "inventory.write",
  limit: ["staffPerson"],
  schema: lowMarkSchema,
  run: ({ variantIds, lowAt }) => setLowMarks(variantIds, lowAt),
});

/** For the count sheet, some codes at a time. */
export const findCodesAction = defineAction({
  name: "inventory: find codes",
  guard: "inventory.read",
  limit: ["staffPerson"],
  schema: z.strictObject({ codes: z.array(z.string().min(1).max(64)).min(1).max(100) }),
  run: ({ codes }) => findCodes(codes),
});
