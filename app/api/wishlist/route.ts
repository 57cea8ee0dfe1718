import { paths } from "@/lib/paths";
import { addWishSchema } from "@/lib/wishlist/schemas";
import { definePostRoute } from "@/server/gate/define-route";
import { answer } from "@/server/http/answer";
import { forgetKept, keepForVisitor } from "@/server/http/kept-answer";
import { addWish } from "@/server/wishlist/change-wishlist";
import { listMyWishes, requireWisher } from "@/server/wishlist/queries";

const keptForSeconds = 30;

/** The wishlist state for a static page's hearts. Only browsers that have the session hint cookie call it. */
export async function GET(): Promise<Response> {
  return keepForVisitor(await answer("wishlist: list", listMyWishes), keptForSeconds);
}

export const POST = definePostRoute({
  name: "wishlist: add",
  guard: "customer",
  limit: ["wishPerson"],
  schema: addWishSchema,
  maxBytes: 1024,
  run: async (wish) => {
    const viewer = await requireWisher();
    await forgetKept("kapas-wishlist", paths.api.wishlist, keptForSeconds);
    return addWish(viewer, wish);
  },
});
