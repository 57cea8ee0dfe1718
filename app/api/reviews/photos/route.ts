import { describeTooLarge, maxUploadBytes } from "@/lib/designer/uploads";
import { lineRefSchema } from "@/lib/reviews/schemas";
import { AppError } from "@/server/errors";
import { defineUploadRoute } from "@/server/gate/define-upload-route";
import { requireOrderByToken } from "@/server/orders/require-order";
import { storePhoto } from "@/server/reviews/store-photo";

/** Uploads a photo for the review of an order line, as the raw body; requires the order's link. */
export const POST = defineUploadRoute({
  name: "reviews: add photo",
  guard: "public",
  limit: ["uploadBrowser", "uploadBrowserDay", "uploadGuests"],
  maxBytes: maxUploadBytes,
  describeTooLarge,
  run: async (file, _, query) => {
    const line = lineRefSchema.safeParse({
      orderNumber: query.get("order"),
      token: query.get("token"),
      itemId: query.get("item"),
    });
    if (!line.success) throw new AppError("not_found", "We can't find this order.");
    const { orderId } = await requireOrderByToken(line.data);
    return storePhoto(orderId, line.data.itemId, file);
  },
});
