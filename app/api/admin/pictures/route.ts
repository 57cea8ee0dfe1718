import { maxPictureBytes } from "@/lib/products/picture-rules";
import { defineUploadRoute } from "@/server/gate/define-upload-route";
import { storeProductPicture } from "@/server/products/store-picture";

/** Uploads one product picture as the raw body; returns its URL. */
export const POST = defineUploadRoute({
  name: "pictures: upload",
  guard: "products.write",
  limit: ["staffPerson"],
  maxBytes: maxPictureBytes,
  run: storeProductPicture,
});
