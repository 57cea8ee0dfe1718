"use server";

import { z } from "zod";
import { defineAction } from "@/server/gate/define-action";
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
