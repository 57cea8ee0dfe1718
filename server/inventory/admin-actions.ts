"use server";

import { z } from "zod";
import { explainRefused } from "@/lib/inventory/stock-causes";
import {
  countSchema,
  foundStockSchema,
  lowStockLevelSchema,
  stockChangeSchema,
} from "@/lib/inventory/stock-change";
import { stockList } from "@/lib/inventory/stock-list";
import { AppError } from "@/server/errors";
import { defineAction } from "@/server/gate/define-action";
import { requireReadable } from "@/server/lists/require-readable";
import {
  adjustStock,
  bookCount,
  findCodes,
  listStockChoices,
  listStockIds,
  setLowStockLevels,
} from "./repository";

async function bookAll(change: z.infer<typeof stockChangeSchema>): Promise<void> {
  const refused = await adjustStock(change);
  if (refused.length === 0) return;
  const [shown, rest] = [refused.slice(0, 5), refused.length - 5];
  const why = [...shown.map(explainRefused), ...(rest > 0 ? [`And ${rest} more.`] : [])].join(" ");
  throw new AppError("conflict", why, { delta: why });
}

export const adjustStockAction = defineAction({
  name: "inventory: adjust",
  guard: "inventory.write",
  limit: ["staffPerson"],
  schema: stockChangeSchema,
  run: async (change) => {
    await bookAll(change);
    return { variants: change.variantIds.length };
  },
});

const maxPerBulkAction = 500;

/** For the list: the selected variants, or all search results. */
export const adjustFoundStockAction = defineAction({
  name: "inventory: adjust what a list finds",
  guard: "inventory.write",
  limit: ["staffPerson"],
  schema: foundStockSchema,
  run: async ({ q, ...change }) => {
    const { sizes, colors } = await listStockChoices();
    const definition = stockList(sizes, colors);
    requireReadable(definition, q);
    const variantIds = await listStockIds(definition, q, maxPerBulkAction + 1);
    if (variantIds.length > maxPerBulkAction) {
      throw new AppError("conflict", `At most ${maxPerBulkAction} variants at once: narrow the search.`);
    }
    await bookAll({ variantIds, seen: null, ...change });
    return { variants: variantIds.length };
  },
});

export const bookCountAction = defineAction({
  name: "inventory: book a count",
  guard: "inventory.write",
  limit: ["staffPerson"],
  schema: countSchema,
  run: async (count) => {
    const { refused, counted, moves } = await bookCount(count);
    if (counted.length > 0) {
      const skus = counted.slice(0, 10).join(", ");
      throw new AppError(
        "conflict",
        `Nothing was saved. Someone else has counted ${skus} since you did. Count it again.`,
      );
    }
    if (refused.length > 0) {
      throw new AppError(
        "conflict",
        `Nothing was saved. ${refused.slice(0, 10).map(explainRefused).join(" ")}`,
      );
    }
    return { moves };
  },
});

export const setLowStockLevelsAction = defineAction({
  name: "inventory: set low marks",
  guard: "inventory.write",
  limit: ["staffPerson"],
  schema: lowStockLevelSchema,
  run: ({ variantIds, lowAt }) => setLowStockLevels(variantIds, lowAt),
});

/** For the count sheet, some codes at a time. */
export const findCodesAction = defineAction({
  name: "inventory: find codes",
  guard: "inventory.read",
  limit: ["staffPerson"],
  schema: z.strictObject({ codes: z.array(z.string().min(1).max(64)).min(1).max(100) }),
  run: ({ codes }) => findCodes(codes),
});
