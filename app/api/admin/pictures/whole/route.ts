import { maxPictureBytes } from "@/lib/products/picture-rules";
import { defineUploadRoute } from "@/server/gate/define-upload-route";
import { storeWholePicture } from "@/server/products/store-picture";

/** One picture of a text, as the raw body; answers with where it is. */
export const POST = defineUploadRoute({
  name: "pictures: upload for a text",
  guard: "content.write",
  limit: ["staffPerson"],
  maxBytes: maxPictureBytes,
  run: storeWholePicture,
});
