import { paths } from "@/lib/paths";
import { removeWishSchema } from "@/lib/wishlist/schemas";
import { definePostRoute } from "@/server/gate/define-route";
import { clearVisitorCache } from "@/server/http/visitor-cache";
import { removeWish } from "@/server/wishlist/change-wishlist";
import { requireWishlistOwner } from "@/server/wishlist/queries";

export const POST = definePostRoute({
  name: "wishlist: remove",
  guard: "customer",
  limit: ["wishPerson"],
  schema: removeWishSchema,
  maxBytes: 1024,
  run: async (wish) => {
    const viewer = await requireWishlistOwner();
    await clearVisitorCache("kapas-wishlist", paths.api.wishlist, 30);
    return removeWish(viewer, wish);
  },
});
