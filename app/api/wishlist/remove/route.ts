import { paths } from "@/lib/paths";
import { removeWishSchema } from "@/lib/wishlist/schemas";
import { definePostRoute } from "@/server/gate/define-route";
import { forgetKept } from "@/server/http/kept-answer";
import { removeWish } from "@/server/wishlist/change-wishlist";
import { requireWisher } from "@/server/wishlist/queries";

export const POST = definePostRoute({
  name: "wishlist: remove",
  guard: "customer",
  limit: ["wishPerson"],
  schema: removeWishSchema,
  maxBytes: 1024,
  run: async (wish) => {
    const viewer = await requireWisher();
    await forgetKept("kapas-wishlist", paths.api.wishlist, 30);
    return removeWish(viewer, wish);
  },
});
