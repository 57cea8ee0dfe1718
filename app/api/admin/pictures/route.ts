import { maxPictureBytes } from "@/lib/products/picture-rules";
import { defineUploadRoute } from "@/server/gate/define-upload-route";
import { storeProductPicture } from "@/server/products/store-picture";

/** One picture of a product, as the raw body; answers with where it is. */
export const POST = defineUploadRoute({
  name: "pictures: upload",
  guard: "products.write",
  limit: ["staffPerson"],
  maxBytes: maxPictureBytes,
  run: storeProductPicture,
});
