"use server";

import { z } from "zod";
import { addWishSchema } from "@/lib/wishlist/schemas";
import { maxWaiting } from "@/lib/wishlist/waiting-wishes";
import { defineAction } from "@/server/gate/define-action";
import { describeWishes } from "./queries";
import { createShare, deleteShare } from "./repository";

export const shareWishlistAction = defineAction({
  name: "wishlist: share",
  guard: "customer",
  limit: ["wishPerson"],
  schema: z.strictObject({}),
  run: async () => ({ token: await createShare() }),
});

export const stopSharingAction = defineAction({
  name: "wishlist: stop sharing",
  guard: "customer",
  limit: ["wishPerson"],
  schema: z.strictObject({}),
  run: (_, { viewer }) => deleteShare(viewer.id),
});

/** The products of a guest's wishlist, which only their device has. */
export const describeWishesAction = defineAction({
  name: "wishlist: describe",
  guard: "anybody",
  limit: ["quoteVisitor"],
  schema: z.array(addWishSchema).max(maxWaiting),
  run: (wishes) => describeWishes(wishes),
});
