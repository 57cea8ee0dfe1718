import { paths } from "@/lib/paths";
import { addWishSchema } from "@/lib/wishlist/schemas";
import { definePostRoute } from "@/server/gate/define-route";
import { answer } from "@/server/http/answer";
import { cacheForVisitor, clearVisitorCache } from "@/server/http/visitor-cache";
import { addWish } from "@/server/wishlist/change-wishlist";
import { listMyWishes, requireWishlistOwner } from "@/server/wishlist/queries";

const cacheSeconds = 30;

/** The wishlist state for a static page's hearts. Only browsers that have the session hint cookie call it. */
export async function GET(): Promise<Response> {
  return cacheForVisitor(await answer("wishlist: list", listMyWishes), cacheSeconds);
}

export const POST = definePostRoute({
  name: "wishlist: add",
  guard: "customer",
  limit: ["wishPerson"],
  schema: addWishSchema,
  maxBytes: 1024,
  run: async (wish) => {
    const viewer = await requireWishlistOwner();
    await clearVisitorCache("kapas-wishlist", paths.api.wishlist, cacheSeconds);
    return addWish(viewer, wish);
  },
});
